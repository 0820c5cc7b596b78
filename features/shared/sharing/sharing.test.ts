import { expect, it, vi } from 'vitest';
import { shareLink } from './sharing.ts';

const link = { title: 'Shortlist', url: 'https://banyan.example/shortlist?ids=a' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

function clipboard(writeText: (text: string) => Promise<void>) {
  return { clipboard: { writeText } };
}

it('opens the share sheet where there is one', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve());
  const write = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  expect(await shareLink(link, { share, ...clipboard(write) })).toBe('sent');
  expect(share).toHaveBeenCalledWith(link);
  expect(write).not.toHaveBeenCalled();
});

it('reports a cancelled share when the visitor closes the share sheet', async () => {
  const write = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  expect(await shareLink(link, { share: refuse('AbortError'), ...clipboard(write) })).toBe('cancelled');
  expect(write).not.toHaveBeenCalled();
});

it.each([
  ['there is no share sheet', {}],
  ['the share sheet fails', { share: refuse('DataError') }],
])('copies the link where %s', async (_, browser) => {
  const write = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  expect(await shareLink(link, { ...browser, ...clipboard(write) })).toBe('copied');
  expect(write).toHaveBeenCalledWith(link.url);
});

it.each([
  ['refuses', clipboard(refuse('NotAllowedError'))],
  ['has no clipboard', {}],
])('reports when the browser %s', async (_, browser) => {
  expect(await shareLink(link, browser)).toBe('refused');
});
