import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { bounded, forgetGone, ifAllowed, matchOptions } from './keeping.ts';
import type { Lane } from './lane.ts';
import { otherWidth } from './other-width.ts';
import type { ShellFile, WorkerEvent } from './scope.ts';
import { isOf, shellName, shellPage } from './shell.ts';

type Answer = (request: Request, event: WorkerEvent) => Promise<Response>;
export type Lanes = Readonly<Record<Exclude<Lane, 'none'>, Answer>>;

/** Seconds to wait for the network before a cached response is used; the site's calls end after 10 (http-calls.ts). */
const patience = { page: 3, read: 4 };

/** The caching strategies of the worker. @param site origin of the site */
export function createLanes(files: readonly ShellFile[], site: string): Lanes {
  const urls = new Set(files.map(({ url }) => url));
  const shell = async () => (await caches.open(shellName(files))).match(shellPage, matchOptions);

  /** A cached page of another version names scripts that may be gone; the shell is always of this version. */
  const thisVersion: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && isOf(urls, await cachedResponse.clone().text()) ? cachedResponse : await shell(),
  };
  const pages = new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: patience.page,
    matchOptions,
    plugins: [ifAllowed, forgetGone('pages'), bounded(40), thisVersion],
  });
  const privatePages = new NetworkOnly({ plugins: [{ handlerDidError: shell }] });
  const reads = new NetworkFirst({
    cacheName: 'reads',
    networkTimeoutSeconds: patience.read,
    matchOptions,
    plugins: [ifAllowed, forgetGone('reads'), bounded(60)],
  });
  const pictures = new CacheFirst({
    cacheName: 'pictures',
    matchOptions,
    plugins: [
      ifAllowed,
      bounded(120),
      { handlerDidError: async ({ request }) => otherWidth(await caches.open('pictures'), request.url) },
    ],
  });
  /** Posters and fonts that are not in the shell; scripts come from the shell or the network. */
  const drawings = new CacheFirst({
    cacheName: 'drawings',
    matchOptions,
    plugins: [ifAllowed, bounded(60)],
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
      const kept = await caches.match(request, matchOptions);
      if (kept) return kept;
      return /\.(?:svg|woff2|png|jpg)$/.test(request.url)
        ? drawings.handle({ request, event })
        : fetch(request);
    },
  };
}
