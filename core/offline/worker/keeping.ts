import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Seconds that anything is kept; the page about cookies tells it. */
const lasting = 30 * 24 * 60 * 60;

/** Vary names headers that a browser sets by itself; without a connection any copy is better than none. */
export const matchOptions = { ignoreVary: true } as const;

/** Keeps a cache small: the least used leave first, and all when the device is short of space. */
export function bounded(entries: number): WorkboxPlugin {
  const options = { maxEntries: entries, maxAgeSeconds: lasting, purgeOnQuotaError: true, matchOptions };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's two types of a callback that may be missing do not agree
  return new ExpirationPlugin(options) as WorkboxPlugin;
}

/** Keeps whole answers that their server lets be kept. */
export const ifAllowed: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const allowed = !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '');
    return Promise.resolve(response.status === 200 && allowed ? response : null);
  },
};

/** What is gone from the site is gone from the device. */
export const forgetGone = (name: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404) await (await caches.open(name)).delete(request, matchOptions);
    return response;
  },
});
