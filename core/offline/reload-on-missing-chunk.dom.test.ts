import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce, type ReloadDeps } from './reload-on-missing-chunk.ts';

beforeEach(() => sessionStorage.clear());

const gone = new TypeError('Failed to fetch dynamically imported module');

function aPage(given: Partial<ReloadDeps> = {}) {
  const location = { href: 'https://site.example/about', reload: vi.fn<() => void>() };
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response()));
  return { location, fetch, storage: sessionStorage, isOnline: () => true, ...given };
}

describe('a page whose code is gone', () => {
  it('is reloaded once for an address', async () => {
    const page = aPage();
    await expect(reloadOnce(gone, page)).resolves.toBe(true);
    await expect(reloadOnce(gone, page)).resolves.toBe(false);
    expect(page.location.reload).toHaveBeenCalledTimes(1);
    page.location.href = 'https://site.example/team';
    await expect(reloadOnce(gone, page)).resolves.toBe(true);
    expect(page.location.reload).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Partial<ReloadDeps>, unknown?]>([
    ['the device is offline', { isOnline: () => false }],
    ['the server does not answer', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the server is down', { fetch: () => Promise.resolve(new Response(null, { status: 503 })) }],
    ['nothing could end a loop', { storage: null }],
    [
      'the storage is full',
      {
        storage: {
          getItem: () => null,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        },
      },
    ],
    ['its code is only slow', {}, new DOMException('late', 'TimeoutError')],
  ])('is not reloaded when %s', async (_, given, cause = gone) => {
    const page = aPage(given);
    await expect(reloadOnce(cause, page)).resolves.toBe(false);
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it('is not reloaded when the visitor has navigated on', async () => {
    const page = aPage();
    const outcome = reloadOnce(gone, page);
    page.location.href = 'https://site.example/team';
    await expect(outcome).resolves.toBe(false);
    expect(page.location.reload).not.toHaveBeenCalled();
  });
});
