import type { App } from './app.ts';
import { startCounting } from './counts/start-counting.ts';
import { removePlaceholderStyle } from './layout/remove-placeholder-style.ts';
import { startSessionSync } from './session/start-session-sync.ts';

// Every public page loads all of this once it is idle, as one chunk: each part alone would be a request of its own.
export { Preview } from './head/preview.tsx';
export {
  AgencyStructuredData,
  PackageListStructuredData,
  TourStructuredData,
} from './head/structured-data.tsx';
export { Footer } from './layout/footer.tsx';
export { NavigationEffects } from './navigation/navigation-effects.tsx';
export { Offline } from './offline/offline.tsx';
export { ShortlistView } from './shortlist/shortlist-views.tsx';

/** What runs beside the page. @param earlyClicks undefined where the server does not count */
export function startWhenIdle(app: App, earlyClicks: readonly EventTarget[] | undefined): void {
  void removePlaceholderStyle();
  startSessionSync(app);
  if (earlyClicks) startCounting(app, window, earlyClicks);
}
