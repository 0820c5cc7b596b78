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
 * Keeps the session of this tab in step with the other tabs and with the server. Signing out in one tab signs
 * out the others, without a call; leaving the admin area closes it in the others, which ask who is signed in on
 * the site. A tab that is returned to asks again when somebody is signed in, or may be since another tab said so.
 * @returns stops keeping
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
        // The visitor may be signed in beside the administrator.
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
    // What this tab only found out is no news; so nothing that was heard is told again.
    auth.onSession((event) => {
      if (event.type === 'signed-in') tabs.tell('signed-in');
      if (event.type === 'signed-out') tabs.tell(event.as === 'admin' ? 'admin-signed-out' : 'signed-out');
    }),
    tabs.listen(hear),
    visibility.listen(askInView),
  ];
  return () => stops.forEach((stop) => stop());
}
