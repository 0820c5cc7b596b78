import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { countsMark, outdatedMark } from '#contract/document-marks.ts';
import { readAgencyChanges } from '#features/shared/agency.ts';
import { createHttp } from '#features/shared/http.ts';
import { importModule, runWhenIdle } from '#features/shared/import-module.ts';
import '#styles/global.css.ts';
import { createApp, type App } from './app.ts';
import { trackEarlyClicks } from './counts/early-clicks.ts';
import { readCanonicalOrigin } from './head/absolute-url.ts';
import { layOutDeferredParts } from './layout/lay-out-deferred-parts.ts';
import { isChunkFailure } from './lazy-route-component.tsx';
import { trackEarlyNavigations } from './navigation/early-navigations.ts';
import { hydrateFrom, readDehydratedState } from './render/dehydrated-state.ts';
import { createBrowserHistory } from './router/history.ts';
import { loadRouteData } from './routes.ts';
import { Site } from './site.tsx';

/** A page that loads late or not at all is the connection's fault, and the boundary has said so. */
const onCaughtError = (cause: unknown) =>
  // oxlint-disable-next-line no-console -- React's default logs every cause as an error
  isChunkFailure(cause) ? console.warn(cause) : console.error(cause);

function start(root: HTMLElement) {
  const { pathname, search } = window.location;
  const dehydratedState = readDehydratedState(document);
  const http = createHttp(import.meta.env.VITE_API_HOST ?? '');
  const servedSearch = dehydratedState?.isFiltered ? search : '';
  const app = createApp({
    http: dehydratedState ? hydrateFrom(http, dehydratedState) : http,
    history: createBrowserHistory(window),
    servedSearch,
    agency: readAgencyChanges(document),
  });
  const site = (
    <StrictMode>
      <Site
        app={app}
        earlyNavigations={trackEarlyNavigations(app.router)}
        servedPath={dehydratedState && pathname}
        canonicalOrigin={readCanonicalOrigin(document)}
      />
    </StrictMode>
  );

  if (dehydratedState) {
    const { title } = document;
    const markup = root.innerHTML;
    // React would leave nothing of a page that throws.
    const onUncaughtError = (cause: unknown) => {
      // oxlint-disable-next-line no-console -- React's default logs it too
      console.error(cause);
      if (window.location.pathname + window.location.search !== pathname + search) {
        window.location.reload();
        return;
      }
      // Not in the root, which React empties once more.
      const served = document.createElement('div');
      served.id = root.id;
      served.innerHTML = markup;
      root.replaceWith(served);
      document.title = title;
    };
    // The dehydrated state answers at once: no call is waited for. A transition hydrates in slices of 5 ms.
    void loadRouteData(app, pathname, servedSearch).then(() =>
      startTransition(() => void hydrateRoot(root, site, { onCaughtError, onUncaughtError })),
    );
  } else {
    // The shell's title and description come first in the document and would override those of the pages.
    for (const element of document.querySelectorAll('[data-shell]')) element.remove();
    createRoot(root, { onCaughtError }).render(site);
  }
  void layOutDeferredParts(document);
  // Probably signed in (sign-in-hint.ts): the top bar waits for the profile picture.
  if ('signedIn' in document.documentElement.dataset) void app.auth.checkSession();
  const takeEarlyClicks =
    countsMark in document.documentElement.dataset ? trackEarlyClicks(document) : undefined;
  runWhenIdle(() => {
    void app.auth.checkSession();
    void loadIdleTasks(app, takeEarlyClicks);
  });
}

async function loadIdleTasks(app: App, takeEarlyClicks: ReturnType<typeof trackEarlyClicks> | undefined) {
  const module = await importModule(() => import('./idle-parts.ts'));
  module?.startWhenIdle(app, takeEarlyClicks?.());
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
if (!(outdatedMark in document.documentElement.dataset)) start(root);
