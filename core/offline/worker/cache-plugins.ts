import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Seconds that responses stay cached; the cookies page states the same 30 days. */
const cacheLifetimeSeconds = 30 * 24 * 60 * 60;

/** Vary names headers that browsers set by themselves; offline, any cached response will do. */
export const matchOptions = { ignoreVary: true } as const;

/** Limits a cache: the least recently used entries go first, and all of them when the quota is exceeded. */
export function createExpirationPlugin(entries: number): WorkboxPlugin {
  const options = {
    maxEntries: entries,
    maxAgeSeconds: cacheLifetimeSeconds,
    purgeOnQuotaError: true,
    matchOptions,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's two types of a callback that may be missing do not agree
  return new ExpirationPlugin(options) as WorkboxPlugin;
}

const isStorable = ({ headers }: Response) =>
  !/\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '');

/** Caches complete responses (200) that their `cache-control` allows to be stored. */
export const cacheablePlugin: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && isStorable(response) ? response : null),
};

/** Leaves out what is fresh for less than a minute: the server answers it in place of a picture still to be made. */
export const lastingPlugin: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const [, age = 'unlimited'] = /\bmax-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
    return Promise.resolve(Number(age) < 60 ? null : response);
  },
};

/** Drops the cached response of an address that is gone, or whose response may no longer be stored. */
export const createNotFoundPlugin = (name: string): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || (response.ok && !isStorable(response)))
      await (await caches.open(name)).delete(request, matchOptions);
    return response;
  },
});

/**
 * For pictures of another host: with CORS and without cookies, as browsers count an opaque response as megabytes of the
 * quota; as the page asked where that host does not allow it.
 */
export const corsPlugin: WorkboxPlugin = {
  requestWillFetch: ({ request }) =>
    Promise.resolve(new Request(request.url, { mode: 'cors', credentials: 'omit' })),
  handlerDidError: ({ request }) => fetch(request),
};

const picture = /^.*\/pictures\/[^/]+/;

/** The same picture in another cached width, as an offline screen may be rotated. @param address of one width */
export async function otherWidth(
  cache: Pick<Cache, 'keys' | 'match'>,
  address: string,
): Promise<Response | undefined> {
  const [pictureAddress] = picture.exec(address) ?? [];
  const cached = [...(await cache.keys())]
    .reverse()
    .find(({ url }) => url === pictureAddress || url.startsWith(`${pictureAddress}/`));
  return cached && cache.match(cached, matchOptions);
}
