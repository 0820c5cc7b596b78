import type { App } from './app.ts';
import { enablePictureTransitions } from './navigation/picture-transition.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { waitForLoad } from './offline/register-service-worker.ts';
import { syncSession } from './session/session-sync.ts';

// Every public page loads all of this once it is idle, as one chunk: each part alone would be a request of its own.
export { startCounting } from './counts/start-counting.ts';
export { HeadElements } from './head/head-elements.tsx';
export { Footer } from './layout/footer.tsx';
export { NextPage } from './navigation/prefetch.ts';
export { Offline } from './offline/offline.tsx';
export { ShortlistView } from './shortlist/shortlist-views.tsx';

/** What runs beside the page. */
export function startWhenIdle(app: App): void {
  // The style of the picture behind the first photograph (server/http/pages/document-template.ts) is the last sheet: one
  // that came before it would make Chromium read all fonts again and lay out the whole page.
  void waitForLoad(window).then(() => document.querySelector('body > style')?.remove());
  syncSession(app);
  enablePictureTransitions();
  prefetchOnIntent(app);
}
