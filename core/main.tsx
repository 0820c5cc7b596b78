import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchPart } from '#features/shared/fetch-part.ts';
import { createHttp } from '#features/shared/http.ts';
import { whenIdle } from '#features/shared/idle.ts';
import '#styles/global.css.ts';
import { createApp } from './app.ts';
import { createBrowserHistory } from './router/browser-history.ts';
import { Site } from './site.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = createApp({
  http: createHttp(import.meta.env.VITE_API_HOST ?? ''),
  history: createBrowserHistory(window),
});

// The shell's title stands first in the document and would hide the pages' own.
for (const element of document.querySelectorAll('[data-shell]')) element.remove();
createRoot(root).render(
  <StrictMode>
    <Site app={app} />
  </StrictMode>,
);
whenIdle(() => {
  void app.auth.checkSession();
  void keepSession();
});

async function keepSession() {
  const part = await fetchPart(() => import('./session/keep-in-browser.ts'));
  part?.keepInBrowser(app);
}
