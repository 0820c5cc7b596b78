import type { App } from '#core/app.ts';
import { createBrowserTabs } from './browser-tabs.ts';
import { keepSession } from './keep-session.ts';
import { checkOnReturn } from './reconnect.ts';
import { noteSignIns } from './sign-in-hint.ts';
import { createBrowserVisibility } from './visibility.ts';

/** Session sync with the server and this browser's other tabs, for as long as the page exists. */
export function keepInBrowser(app: App): void {
  noteSignIns(app);
  checkOnReturn(app);
  keepSession(app, { tabs: createBrowserTabs(window), visibility: createBrowserVisibility(document) });
}
