import { apiBase } from '#contract/api-base.ts';
import { readDehydratedState } from '#core/render/dehydrated-state.ts';
import type { VisitedMessage } from './visited-message.ts';

export interface ServiceWorkerDeps extends LoadingWindow {
  readonly document: Pick<Document, 'readyState' | 'getElementById'>;
  readonly location: Pick<Location, 'href'>;
  readonly navigator: {
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'controller' | 'register' | 'ready'>;
  };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/** Registers the service worker once the page has loaded; sends it what the page loaded without it. Never rejects. */
export async function registerServiceWorker(deps: ServiceWorkerDeps): Promise<void> {
  const workers = deps.navigator.serviceWorker;
  if (!workers) return;
  await waitForLoad(deps);
  const firstVisit = workers.controller === null;
  try {
    await workers.register('/sw.js', { updateViaCache: 'none' });
    const dehydratedUrls = listDehydratedUrls(deps);
    if (!firstVisit && dehydratedUrls.length === 0) return;
    const { active } = await workers.ready;
    const message = firstVisit
      ? createVisitedMessage(deps, dehydratedUrls)
      : ({ type: 'seen', page: null, addresses: dehydratedUrls } as const);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin to name
    active?.postMessage(message satisfies VisitedMessage);
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the site works without the worker; the warning gives the reason
    console.warn('The site is not kept for use without a connection.', cause);
  }
}

function listDehydratedUrls({ document, location }: ServiceWorkerDeps): string[] {
  const calls = Object.keys(readDehydratedState(document)?.answers ?? {});
  return calls.map((call) => new URL(apiBase + call, location.href).href);
}

function createVisitedMessage(
  { location, performance }: ServiceWorkerDeps,
  dehydratedUrls: readonly string[],
): VisitedMessage {
  const page = new URL(location.href);
  page.hash = '';
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  return { type: 'seen', page: page.href, addresses: [...new Set([...addresses, ...dehydratedUrls])] };
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
