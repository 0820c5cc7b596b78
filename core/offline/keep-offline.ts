import type { Seen } from './seen.ts';

/** What is used of a browser's window. */
export interface OfflineWorld {
  readonly document: Pick<Document, 'readyState'>;
  readonly location: Pick<Location, 'href'>;
  readonly navigator: {
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'controller' | 'register' | 'ready'>;
  };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  readonly addEventListener: (type: 'load', listener: () => void, options: { readonly once: true }) => void;
}

/**
 * Has the site kept on this device from now on: registers the service worker once the page has loaded, and hands
 * it what this page fetched before there was one. Never rejects; browsers may forbid service workers.
 */
export async function keepOffline(world: OfflineWorld): Promise<void> {
  const workers = world.navigator.serviceWorker;
  if (!workers) return;
  await loaded(world);
  const firstVisit = workers.controller === null;
  try {
    await workers.register('/sw.js', { updateViaCache: 'none' });
    if (!firstVisit) return;
    const { active } = await workers.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
    active?.postMessage(seenSoFar(world));
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the site is whole without it; whoever looks should learn why
    console.warn('The site is not kept for use without a connection.', cause);
  }
}

const loaded = ({ document, addEventListener }: OfflineWorld) =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', resolve, { once: true });
  });

function seenSoFar({ location, performance }: OfflineWorld): Seen {
  const page = new URL(location.href);
  page.hash = '';
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  return { type: 'seen', page: page.href, addresses: [...new Set(addresses)] };
}
