import type { App } from '#core/app.ts';
import { findAdministrator } from './find-administrator.ts';
import { createBrowserVisibility, syncSession } from './session-sync.ts';
import { recordSignInHint } from './sign-in-hint.ts';
import { createBrowserTabs } from './tabs.ts';

export function startSessionSync(app: App): void {
  recordSignInHint(app);
  findAdministrator(app);
  revalidateOnReconnect(app);
  syncSession(app, { tabs: createBrowserTabs(window), visibility: createBrowserVisibility(document) });
}

/** Checks the session when the device comes online, and now, as it may have before this code loaded. @returns stops */
export function revalidateOnReconnect({ auth, router }: Pick<App, 'auth' | 'router'>): () => void {
  const check = () => {
    router.dispatch({ type: 'reconnected' });
    void auth.checkSession();
  };
  check();
  window.addEventListener('online', check);
  return () => window.removeEventListener('online', check);
}
