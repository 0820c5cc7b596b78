import { createAuthApi } from '#features/auth/api.ts';
import { revalidateSession } from '#features/auth/revalidate-session.ts';
import type { App } from '#core/app.ts';
import type { TabMessage, Tabs } from './tabs.ts';

export interface SessionSyncDeps {
  readonly tabs: Tabs;
  readonly visibility: Visibility;
}

/**
 * Signing out in one tab signs out the others without a call. Leaving the admin area closes it in the others, whose
 * other pages ask who is signed in. A tab that becomes visible asks again if somebody is, or may be. @returns stops
 */
export function syncSession({ auth, router, http }: App, { tabs, visibility }: SessionSyncDeps): () => void {
  const api = createAuthApi(http);
  let signedInElsewhere = false;
  let isRevalidating = false;

  function currentArea() {
    const state = router.state();
    return state.status !== 'leaving' && state.access === 'admin' ? 'admin' : 'site';
  }

  async function revalidateOnce() {
    if (isRevalidating || !(auth.state.isAuthenticated || signedInElsewhere)) return;
    isRevalidating = true;
    if (await revalidateSession(auth, api, currentArea())) signedInElsewhere = false;
    isRevalidating = false;
  }

  const revalidateIfVisible = () => {
    if (visibility.visible()) void revalidateOnce();
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

  const stops = [
    // Other events come from checks and messages of this tab; sending them would echo what other tabs sent.
    auth.onSession((event) => {
      if (event.type === 'signed-in') tabs.tell('signed-in');
      if (event.type === 'signed-out') tabs.tell(event.as === 'admin' ? 'admin-signed-out' : 'signed-out');
    }),
    tabs.listen(onTabMessage),
    visibility.listen(revalidateIfVisible),
  ];
  return () => stops.forEach((stop) => stop());
}

export interface Visibility {
  visible(): boolean;
  /** Called when the tab becomes visible or hidden. @returns stops */
  listen(listener: () => void): () => void;
}

/** Page visibility (HTML standard). */
export function createBrowserVisibility(document: Document): Visibility {
  return {
    visible: () => document.visibilityState === 'visible',
    listen(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
