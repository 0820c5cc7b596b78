import { createAuthApi } from '#features/auth/api.ts';
import { recheck } from '#features/auth/recheck.ts';
import type { App } from '#core/app.ts';
import type { Tabs } from './tabs.ts';
import type { Visibility } from './visibility.ts';

export interface Surroundings {
  readonly tabs: Tabs;
  readonly visibility: Visibility;
}

/**
 * Keeps the session of this tab in step with the other tabs and with the server. Signing out in one tab signs
 * out the others, without a call. A tab that is returned to asks again when somebody is signed in, or may be
 * since another tab said so. @returns stops keeping
 */
export function keepSession({ auth, router, http }: App, { tabs, visibility }: Surroundings): () => void {
  const api = createAuthApi(http);
  let signedInElsewhere = false;
  let asking = false;

  async function ask() {
    if (asking || !visibility.visible() || !(auth.state.isAuthenticated || signedInElsewhere)) return;
    asking = true;
    const state = router.state();
    const area = state.status !== 'leaving' && state.access === 'admin' ? 'admin' : 'site';
    if (await recheck(auth, api, area)) signedInElsewhere = false;
    asking = false;
  }

  const stops = [
    // What this tab only found out is no news; so nothing that was heard is told again.
    auth.onSession(({ type }) => {
      if (type !== 'session-changed') tabs.tell(type);
    }),
    tabs.listen((message) => {
      if (message === 'signed-out') {
        signedInElsewhere = false;
        auth.lose();
        return;
      }
      signedInElsewhere = true;
      void ask();
    }),
    visibility.listen(() => void ask()),
  ];
  return () => stops.forEach((stop) => stop());
}
