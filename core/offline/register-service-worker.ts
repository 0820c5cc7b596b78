import { apiBase } from '#contract/api-base.ts';
import type { VisitedMessage } from './visited-message.ts';

export interface ServiceWorkerDeps extends LoadingWindow {
  readonly location: Pick<Location, 'href'>;
  readonly navigator: {
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'controller' | 'register' | 'ready'>;
  };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Registers the service worker once the page has loaded; sends it what the page loaded without it. Never rejects.
 * @param servedCalls paths below `apiBase` of the calls whose answers came with the page
 */
export async function registerServiceWorker(
  deps: ServiceWorkerDeps,
  servedCalls: readonly string[],
): Promise<void> {
  const workers = deps.navigator.serviceWorker;
  if (!workers) return;
  await waitForLoad(deps);
  const firstVisit = workers.controller === null;
  try {
    await workers.register('/sw.js', { updateViaCache: 'none' });
    const served = servedCalls.map((call) => new URL(apiBase + call, deps.location.href).href);
    if (!firstVisit && served.length === 0) return;
    const { active } = await workers.ready;
    const message = firstVisit
      ? createVisitedMessage(deps, served)
      : ({ type: 'seen', page: null, addresses: served } as const);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
    active?.postMessage(message satisfies VisitedMessage);
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the site works without the worker; the warning gives the reason
    console.warn('The site is not kept for use without a connection.', cause);
  }
}

function createVisitedMessage(
  { location, performance }: ServiceWorkerDeps,
  served: readonly string[],
): VisitedMessage {
  const page = new URL(location.href);
  page.hash = '';
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  return { type: 'seen', page: page.href, addresses: [...new Set([...addresses, ...served])] };
}

/** What of a window `waitForLoad` uses. */
export interface LoadingWindow {
  readonly document: Pick<Document, 'readyState'>;
  readonly addEventListener: (type: 'load', listener: () => void, options: { readonly once: true }) => void;
}

/** Resolves once the page has loaded, with the pictures of its markup. */
export const waitForLoad = ({ document, addEventListener }: LoadingWindow) =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', resolve, { once: true });
  });
