import { createAuthApi } from '#features/auth/api.ts';
import { recheck } from '#features/auth/recheck.ts';
import type { App } from '#core/app.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import type { Visibility } from './visibility.ts';

export interface Surroundings {
  readonly tabs: Tabs;
  readonly visibility: Visibility;
}

/**
 * Signing out in one tab signs out the others without a call. Leaving the admin area closes it in the others, whose
 * other pages ask who is signed in. A tab that becomes visible asks again if somebody is, or may be. @returns stops
 */
export function keepSession({ auth, router, http }: App, { tabs, visibility }: Surroundings): () => void {
  const api = createAuthApi(http);
  let signedInElsewhere = false;
  let asking = false;

  function area() {
    const state = router.state();
    return state.status !== 'leaving' && state.access === 'admin' ? 'admin' : 'site';
  }

  async function ask() {
    if (asking || !(auth.state.isAuthenticated || signedInElsewhere)) return;
    asking = true;
    if (await recheck(auth, api, area())) signedInElsewhere = false;
    asking = false;
  }

  const askInView = () => {
    if (visibility.visible()) void ask();
  };

  function hear(message: TabMessage) {
    switch (message) {
      case 'signed-in':
        signedInElsewhere = true;
        askInView();
        return;
      case 'signed-out':
        signedInElsewhere = false;
        auth.lose();
        return;
      case 'admin-signed-out':
        if (area() === 'admin') {
          auth.lose();
          return;
        }
        // A visitor may be signed in beside the administrator.
        if (auth.state.isAdmin) {
          auth.lose();
          signedInElsewhere = true;
        }
        void ask();
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
    tabs.listen(hear),
    visibility.listen(askInView),
  ];
  return () => stops.forEach((stop) => stop());
}
