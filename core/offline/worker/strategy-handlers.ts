import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import {
  createExpirationPlugin,
  createNotFoundPlugin,
  cacheablePlugin,
  lastingPlugin,
  matchOptions,
} from './cache-plugins.ts';
import type { CachingStrategy } from './caching-strategy.ts';
import { withAgencyOf } from './agency-of-pages.ts';
import { otherWidth } from './other-width.ts';
import type { PrecacheEntry, ExtendableEvent } from './scope.ts';
import { isSameVersion, precacheName, appShellUrl } from './precache.ts';

type StrategyHandler = (request: Request, event: ExtendableEvent) => Promise<Response>;
export type StrategyHandlers = Readonly<Record<Exclude<CachingStrategy, 'none'>, StrategyHandler>>;

/** Seconds to wait for the network before a cached response is used; the site's calls end after 10 (http-calls.ts). */
const networkTimeouts = { page: 3, read: 4 };

export function createStrategyHandlers(files: readonly PrecacheEntry[], site: string): StrategyHandlers {
  const urls = new Set(files.map(({ url }) => url));
  const shell = async () => {
    const page = await (await caches.open(precacheName(files))).match(appShellUrl, matchOptions);
    return page && withAgencyOf(await caches.open('pages'), page);
  };

  /** A cached page of another version names scripts that may be gone; the shell is always of this version. */
  const sameVersionPlugin: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && isSameVersion(urls, await cachedResponse.clone().text())
        ? cachedResponse
        : await shell(),
  };
  const pages = new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: networkTimeouts.page,
    matchOptions,
    plugins: [cacheablePlugin, createNotFoundPlugin('pages'), createExpirationPlugin(40), sameVersionPlugin],
  });
  const privatePages = new NetworkOnly({ plugins: [{ handlerDidError: shell }] });
  const reads = new NetworkFirst({
    cacheName: 'reads',
    networkTimeoutSeconds: networkTimeouts.read,
    matchOptions,
    plugins: [cacheablePlugin, createNotFoundPlugin('reads'), createExpirationPlugin(60)],
  });
  const pictures = new CacheFirst({
    cacheName: 'pictures',
    matchOptions,
    plugins: [
      cacheablePlugin,
      lastingPlugin,
      createExpirationPlugin(120),
      { handlerDidError: async ({ request }) => otherWidth(await caches.open('pictures'), request.url) },
    ],
  });
  /** Posters and fonts that are not in the shell; scripts come from the shell or the network. */
  const drawings = new CacheFirst({
    cacheName: 'drawings',
    matchOptions,
    plugins: [cacheablePlugin, createExpirationPlugin(60)],
  });

  return {
    page: (request, event) => pages.handle({ request, event }),
    'private-page': (request, event) => privatePages.handle({ request, event }),
    read: (request, event) => reads.handle({ request, event }),
    picture: async (request, event) => {
      if (new URL(request.url).origin === site) return pictures.handle({ request, event });
      // CORS, as browsers count an opaque response as megabytes of the quota.
      const readable = new Request(request.url, { mode: 'cors', credentials: 'omit' });
      return pictures.handle({ request: readable, event }).catch(() => fetch(request));
    },
    asset: async (request, event) => {
      const cached = await caches.match(request, matchOptions);
      if (cached) return cached;
      return /\.(?:svg|woff2|png|jpg)$/.test(request.url)
        ? drawings.handle({ request, event })
        : fetch(request);
    },
  };
}
