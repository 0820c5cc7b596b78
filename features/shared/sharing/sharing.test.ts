import { expect, it, vi } from 'vitest';
import { createBrowserSharing } from './sharing.ts';

const link = { title: 'Shortlist', url: 'https://banyan.example/shortlist?ids=a' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

function clipboard(writeText: (text: string) => Promise<void>) {
  return { clipboard: { writeText } };
}

it('opens the share sheet where there is one', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve());
  const write = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  expect(await createBrowserSharing({ share, ...clipboard(write) }).share(link)).toBe('sent');
  expect(share).toHaveBeenCalledWith(link);
  expect(write).not.toHaveBeenCalled();
});

it('reports a cancelled share when the visitor closes the share sheet', async () => {
  const write = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  const sharing = createBrowserSharing({ share: refuse('AbortError'), ...clipboard(write) });
  expect(await sharing.share(link)).toBe('cancelled');
  expect(write).not.toHaveBeenCalled();
});

it.each([
  ['there is no share sheet', {}],
  ['the share sheet fails', { share: refuse('DataError') }],
])('copies the link where %s', async (_, browser) => {
  const write = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  expect(await createBrowserSharing({ ...browser, ...clipboard(write) }).share(link)).toBe('copied');
  expect(write).toHaveBeenCalledWith(link.url);
});

it.each([
  ['refuses', clipboard(refuse('NotAllowedError'))],
  ['has no clipboard', {}],
])('reports when the browser %s', async (_, browser) => {
  expect(await createBrowserSharing(browser).share(link)).toBe('refused');
});
