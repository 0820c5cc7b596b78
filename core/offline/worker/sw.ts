import { isVisitedMessage } from '#core/offline/visited-message.ts';
import { chooseStrategy } from './caching-strategy.ts';
import { createStrategyHandlers } from './strategy-handlers.ts';
import type { ExtendableEvent, WorkerScope } from './scope.ts';
import { outdatedPrecaches, precacheName, precacheFiles } from './precache.ts';

declare const self: WorkerScope;

const files = self.shellFiles;
const site = self.location.origin;
const origins = {
  site,
  backend: import.meta.env.VITE_API_HOST ? new URL(import.meta.env.VITE_API_HOST).origin : site,
};
const strategies = createStrategyHandlers(files, site);

/** With Save-Data, posters are not precached but load with their page. */
const selectPrecacheEntries = () =>
  self.navigator.connection?.saveData ? files.filter(({ url }) => !url.endsWith('.svg')) : files;

// A new version takes over at once; open pages of the version before still find their files in its cache.
self.addEventListener('install', (event) => {
  const deps = {
    files: selectPrecacheEntries(),
    caches: self.caches,
    fetch: (request: Request) => fetch(request),
  };
  event.waitUntil(precacheFiles(deps).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate() {
  const outdated = outdatedPrecaches(await self.caches.keys(), precacheName(files));
  await Promise.all(outdated.map((name) => self.caches.delete(name)));
  // Firefox (seen in 153) shows its error page when the preload fails, although the worker answers from its cache.
  const preload = self.registration.navigationPreload;
  await (self.navigator.userAgent.includes('Firefox/') ? preload?.disable() : preload?.enable());
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const strategy = chooseStrategy(event.request, origins);
  if (strategy !== 'none') event.respondWith(strategies[strategy](event.request, event));
});

// What a page loaded without the worker is cached as if the worker had fetched it.
self.addEventListener('message', (event) => {
  if (!isVisitedMessage(event.data)) return;
  const { page, addresses } = event.data;
  event.waitUntil(
    Promise.allSettled([
      ...(page === null ? [] : [cacheVisited(page, 'navigate', event)]),
      ...addresses.map((address) => cacheVisited(address, 'cors', event)),
    ]),
  );
});

async function cacheVisited(address: string, mode: 'navigate' | 'cors', event: ExtendableEvent) {
  const request = new Request(address, { credentials: 'omit' });
  const { method, url, credentials, cache } = request;
  const strategy = chooseStrategy({ method, url, mode, credentials, cache }, origins);
  if (strategy !== 'none' && strategy !== 'private-page') await strategies[strategy](request, event);
}
