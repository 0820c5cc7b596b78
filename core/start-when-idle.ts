import type { App } from './app.ts';
import { startCounting } from './counts/start-counting.ts';
import { removePlaceholderStyle } from './layout/remove-placeholder-style.ts';
import { startSessionSync } from './session/start-session-sync.ts';

/** What runs beside the page once it is idle. @param earlyClicks undefined where the server does not count */
export function startWhenIdle(app: App, earlyClicks: readonly EventTarget[] | undefined): void {
  void removePlaceholderStyle();
  startSessionSync(app);
  if (earlyClicks) startCounting(app, window, earlyClicks);
}
