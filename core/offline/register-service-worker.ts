import { apiBase } from '#contract/page-path.ts';

export type ServiceWorkerDeps = LoadingWindow & Pick<Window, 'location' | 'navigator' | 'performance'>;

/**
 * Registers the service worker once the page has loaded; lets it cache what the page loaded without it. Never rejects.
 * @param servedCalls paths below `apiBase` of the calls whose answers came with the page
 */
export async function registerServiceWorker(
  deps: ServiceWorkerDeps,
  servedCalls: readonly string[],
): Promise<void> {
  const { location, navigator, performance } = deps;
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  await waitForLoad(deps);
  const isFirstVisit = workers.controller === null;
  try {
    await workers.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await workers.ready;
    const [page = ''] = location.href.split('#');
    const served = servedCalls.map((call) => new URL(apiBase + call, location.href).href);
    // Only now: the page went on loading while the worker was installed.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const addresses = new Set(isFirstVisit ? [page, ...loaded, ...served] : served);
    if (addresses.size === 0) return;
    // The message of Workbox's router, which answers them as if the page had asked it.
    const urlsToCache = [...addresses].map((address) => [address, { credentials: 'omit' }]);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the site works without the worker; the warning gives the reason
    console.warn('The site is not kept for use without a connection.', cause);
  }
}

type LoadingWindow = Pick<Window, 'addEventListener' | 'document'>;

/** Resolves once the page has loaded, with the pictures of its markup. */
export const waitForLoad = ({ document, addEventListener }: LoadingWindow) =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
