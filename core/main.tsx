import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { countsMark, outdatedMark, pageStateId } from '#contract/page-renderer.ts';
import { readAgencyChanges } from '#features/shared/agency.ts';
import { createHttp } from '#features/shared/http.ts';
import { importModule, waitForIdle } from '#features/shared/loading.tsx';
import '#styles/global.css.ts';
import { createApp } from './app.ts';
import { reloadOnFailure } from './page-outlet.tsx';
import type { PageState } from './render/page-state.ts';
import { createBrowserHistory } from './router/history.ts';
import { matchRoute } from './routes.tsx';
import { Site } from './site.tsx';

function start(root: HTMLElement) {
  const { pathname, search } = window.location;
  const stateText = document.getElementById(pageStateId)?.textContent;
  const state: PageState | undefined = stateText ? JSON.parse(stateText) : undefined;
  const app = createApp({
    http: createHttp(import.meta.env.VITE_API_HOST ?? ''),
    history: createBrowserHistory(window),
    matchRoute,
    state,
    agency: readAgencyChanges(document),
  });
  const site = (
    <StrictMode>
      <Site app={app} servedPath={state && pathname} />
    </StrictMode>
  );

  if (state) {
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
    // A transition hydrates in slices of 5 ms.
    startTransition(() => void hydrateRoot(root, site, { onUncaughtError }));
  } else {
    createRoot(root).render(site);
  }
  reloadOnFailure();
  // Probably signed in (session-sync.ts): the top bar waits for the profile picture.
  if ('signedIn' in document.documentElement.dataset) void app.auth.checkSession();
  const idle = waitForIdle();
  void idle.then(() => app.auth.checkSession());
  const idleParts = idle.then(() => importModule(() => import('./idle-parts.ts')));
  void idleParts.then(({ startWhenIdle }) => startWhenIdle(app));
  if (countsMark in document.documentElement.dataset) {
    const counting = idleParts.then(({ startCounting }) => startCounting(app, window));
    const count = ({ target }: Event) => void counting.then((countClick) => countClick(target));
    document.addEventListener('click', count, true);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
if (!(outdatedMark in document.documentElement.dataset)) start(root);
