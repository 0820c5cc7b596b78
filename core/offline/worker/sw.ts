import { clientsClaim } from 'workbox-core';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { savesData } from '#features/shared/browser-state.ts';
import {
  cacheablePlugin,
  corsPlugin,
  createExpirationPlugin,
  createNotFoundPlugin,
  lastingPlugin,
  matchOptions,
  otherWidth,
} from './cache-plugins.ts';
import {
  deleteOutdatedPrecaches,
  isSameVersion,
  precacheFiles,
  readShell,
  type PrecacheEntry,
} from './precache.ts';
import { createMatchers } from './requests.ts';

/** TypeScript's own types of a worker's global scope conflict with those of a page. */
declare const self: {
  /** Inserted by the build: every file of the shell. */
  readonly shellFiles: readonly PrecacheEntry[];
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    /** An installation fails when what it waits for rejects. */
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

const files = self.shellFiles;
const urls = new Set(files.map(({ url }) => url));
const site = location.origin;
const backend = import.meta.env.VITE_API_HOST ? new URL(import.meta.env.VITE_API_HOST).origin : site;
const shell = () => readShell({ files, caches });

// A new version takes over at once; open pages of the version before still find their files in its cache.
self.addEventListener('install', (event) => {
  // With Save-Data, posters are not precached but load with their page.
  const wanted = savesData() ? files.filter(({ url }) => !url.endsWith('.svg')) : files;
  event.waitUntil(precacheFiles({ files: wanted, caches }, fetch).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(deleteOutdatedPrecaches({ files, caches })));
clientsClaim();
// Firefox (seen in 153) shows its error page when the preload fails, although the worker answers from its cache.
if (navigator.userAgent.includes('Firefox/')) navigationPreload.disable();
else navigationPreload.enable();

/** Options of a strategy with a cache of its own, which keeps at most so many entries. */
const createCacheOptions = (cacheName: string, entries: number, ...plugins: readonly WorkboxPlugin[]) => ({
  cacheName,
  matchOptions,
  plugins: [cacheablePlugin, createNotFoundPlugin(cacheName), createExpirationPlugin(entries), ...plugins],
});
const matchers = createMatchers(backend);

// Seconds to wait for the network before a cached response is used; the site's calls end after 10 (http-calls.ts).
registerRoute(
  matchers.page,
  new NetworkFirst({
    ...createCacheOptions('pages', 40, {
      // A cached page of another version names scripts that may be gone; the shell is always of this version.
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isSameVersion(urls, await cachedResponse.clone().text()) ? cachedResponse : shell(),
    }),
    networkTimeoutSeconds: 3,
  }),
);
registerRoute(matchers.personalPage, new NetworkOnly({ plugins: [{ handlerDidError: shell }] }));
registerRoute(
  matchers.read,
  new NetworkFirst({ ...createCacheOptions('reads', 60), networkTimeoutSeconds: 4 }),
);
registerRoute(
  matchers.picture,
  new CacheFirst(
    createCacheOptions(
      'pictures',
      120,
      lastingPlugin,
      { handlerDidError: async ({ request }) => otherWidth(await caches.open('pictures'), request.url) },
      ...(backend === site ? [] : [corsPlugin]),
    ),
  ),
);
// Scripts and styles come from a shell or the network; other posters and fonts are cached when they are shown.
registerRoute(
  matchers.asset,
  new CacheFirst(
    createCacheOptions('drawings', 60, {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(/\.(?:svg|woff2|png|jpg)$/.test(request.url) ? response : null),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? caches.match(request, matchOptions),
    }),
  ),
);
