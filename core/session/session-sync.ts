import { createAuthApi } from '#features/auth/api.ts';
import { revalidateSession } from '#features/auth/revalidate-session.ts';
import type { App } from '#core/app.ts';
import type { TabMessage, Tabs } from './tabs.ts';

export interface SessionSyncDeps {
  readonly tabs: Tabs;
  readonly visibility: Visibility;
}

/** Signing out ends the session in other tabs; a tab that becomes visible checks its own. */
export function syncSession(
  { auth, router, http, details }: App,
  { tabs, visibility }: SessionSyncDeps,
): void {
  const api = createAuthApi(http);
  let signedInElsewhere = false;
  let isRevalidating = false;

  function currentArea() {
    const state = router.state();
    return state.status !== 'redirecting' && state.access === 'admin' ? 'admin' : 'site';
  }

  async function revalidateOnce() {
    if (isRevalidating || !(auth.state.isAuthenticated || signedInElsewhere)) return;
    isRevalidating = true;
    if (await revalidateSession(auth, api, currentArea())) signedInElsewhere = false;
    isRevalidating = false;
  }

  const revalidateIfVisible = () => {
    if (visibility.isVisible()) void revalidateOnce();
  };

  function onTabMessage(message: TabMessage) {
    switch (message) {
      case 'signed-in':
        signedInElsewhere = true;
        revalidateIfVisible();
        return;
      case 'signed-out':
        signedInElsewhere = false;
        auth.expireSession();
        return;
      case 'admin-signed-out':
        if (currentArea() === 'admin') {
          auth.expireSession();
          return;
        }
        // A visitor may be signed in beside the administrator.
        if (auth.state.isAdmin) {
          auth.expireSession();
          signedInElsewhere = true;
        }
        void revalidateOnce();
        return;
    }
    message satisfies never;
  }

  auth.onSession((event) => {
    const isAnonymous = event.type === 'session-changed' && event.session === 'anonymous';
    if (isAnonymous || event.type === 'signed-out') details.dropDrafts();
  });
  // Other events come from checks and messages of this tab; sending them would echo what other tabs sent.
  auth.onSession((event) => {
    if (event.type === 'signed-in') tabs.send('signed-in');
    if (event.type === 'signed-out') tabs.send(event.as === 'admin' ? 'admin-signed-out' : 'signed-out');
  });
  tabs.listen(onTabMessage);
  visibility.listen(revalidateIfVisible);
}

export interface Visibility {
  isVisible(): boolean;
  listen(listener: () => void): void;
}

/** Page visibility (HTML standard). */
export function createBrowserVisibility(document: Document): Visibility {
  return {
    isVisible: () => document.visibilityState === 'visible',
    listen: (listener) => document.addEventListener('visibilitychange', listener),
  };
}
