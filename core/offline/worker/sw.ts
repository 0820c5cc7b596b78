import { isSeen } from '#core/offline/seen.ts';
import { laneOf } from './lane.ts';
import { createLanes } from './lanes.ts';
import type { WorkerEvent, WorkerScope } from './scope.ts';
import { outdatedShells, shellName, stockShell } from './shell.ts';

declare const self: WorkerScope;

const files = self.shellFiles;
const site = self.location.origin;
const hosts = {
  site,
  backend: import.meta.env.VITE_API_HOST ? new URL(import.meta.env.VITE_API_HOST).origin : site,
};
const lanes = createLanes(files, site);

/** With Save-Data, posters are not precached but load with their page. */
const wanted = () =>
  self.navigator.connection?.saveData ? files.filter(({ url }) => !url.endsWith('.svg')) : files;

// A new version takes over at once; open pages of the version before still find their files in its cache.
self.addEventListener('install', (event) => {
  const stock = { files: wanted(), caches: self.caches, fetch: (request: Request) => fetch(request) };
  event.waitUntil(stockShell(stock).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const outdated = outdatedShells(await self.caches.keys(), shellName(files));
  await Promise.all(outdated.map((name) => self.caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const lane = laneOf(event.request, hosts);
  if (lane !== 'none') event.respondWith(lanes[lane](event.request, event));
});

// What a page loaded without the worker is cached as if the worker had fetched it.
self.addEventListener('message', (event) => {
  if (!isSeen(event.data)) return;
  const { page, addresses } = event.data;
  event.waitUntil(
    Promise.allSettled([
      ...(page === null ? [] : [keep(page, 'navigate', event)]),
      ...addresses.map((address) => keep(address, 'cors', event)),
    ]),
  );
});

async function keep(address: string, mode: 'navigate' | 'cors', event: WorkerEvent) {
  const request = new Request(address, { credentials: 'omit' });
  const { method, url, credentials, cache } = request;
  const lane = laneOf({ method, url, mode, credentials, cache }, hosts);
  if (lane !== 'none' && lane !== 'private-page') await lanes[lane](request, event);
}
