import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { bounded, forgetGone, ifAllowed, matchOptions } from './keeping.ts';
import type { Lane } from './lane.ts';
import { otherWidth } from './other-width.ts';
import type { ShellFile, WorkerEvent } from './scope.ts';
import { isOf, shellName, shellPage } from './shell.ts';

/** Answers a request that it has to do with an event of the worker. */
type Answer = (request: Request, event: WorkerEvent) => Promise<Response>;
export type Lanes = Readonly<Record<Exclude<Lane, 'none'>, Answer>>;

/** Seconds that a page or a read waits for the network before a kept one is shown; the site gives up after ten. */
const patience = { page: 3, read: 4 };

/** How each lane answers. @param site origin of the site */
export function createLanes(files: readonly ShellFile[], site: string): Lanes {
  const urls = new Set(files.map(({ url }) => url));
  const shell = async () => (await caches.open(shellName(files))).match(shellPage, matchOptions);

  /** A kept page of another version would ask for scripts that are no longer there; the shell never does. */
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
  /** Posters and fonts that the shell does without; scripts are the shell's or the network's. */
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
      // Only what may be read is kept: an opaque answer counts as megabytes.
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
