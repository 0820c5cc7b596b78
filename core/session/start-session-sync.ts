import type { App } from '#core/app.ts';
import { createBrowserTabs } from './browser-tabs.ts';
import { syncSession } from './session-sync.ts';
import { revalidateOnReconnect } from './revalidate-on-reconnect.ts';
import { recordSignInHint } from './sign-in-hint.ts';
import { createBrowserVisibility } from './visibility.ts';

/** Session sync with the server and this browser's other tabs, for as long as the page exists. */
export function startSessionSync(app: App): void {
  recordSignInHint(app);
  revalidateOnReconnect(app);
  syncSession(app, { tabs: createBrowserTabs(window), visibility: createBrowserVisibility(document) });
}
