import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createHttp } from '#features/shared/create-http.ts';
import { whenIdle } from '#features/shared/idle.ts';
import { retryImport } from '#features/shared/retry-import.ts';
import '#styles/global.css.ts';
import { createApp } from './app.ts';
import { readGiven, withGiven } from './given.ts';
import { watchEarlyArrivals } from './landing/early-arrivals.ts';
import { showWhole } from './landing/show-whole.ts';
import { prepare } from './prepare.ts';
import { createBrowserHistory } from './router/browser-history.ts';
import { Site } from './site.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const given = readGiven(document);
const http = createHttp(import.meta.env.VITE_API_HOST ?? '');
const app = createApp({
  http: given ? withGiven(http, given) : http,
  history: createBrowserHistory(window),
});
const site = (
  <StrictMode>
    <Site app={app} early={watchEarlyArrivals(app.router)} />
  </StrictMode>
);

if (given) {
  // The dehydrated state answers at once: no call is waited for.
  void prepare(app, window.location.pathname).then(() => hydrateRoot(root, site));
} else {
  // The shell's title and description come first in the document and would override those of the pages.
  for (const element of document.querySelectorAll('[data-shell]')) element.remove();
  createRoot(root).render(site);
}
void showWhole();
// Probably signed in (sign-in-hint.ts): the top bar waits for the profile picture.
if ('signedIn' in document.documentElement.dataset) void app.auth.checkSession();
whenIdle(() => {
  void app.auth.checkSession();
  void keepSession();
});

async function keepSession() {
  const part = await retryImport(() => import('./session/keep-in-browser.ts'));
  part?.keepInBrowser(app);
}
