import type { App } from '#core/app.ts';
import type { DestinationWorld } from '#features/admin/destinations/destination-world.ts';
import { createDrafts } from '#features/admin/drafts/drafts.ts';
import type { Around, FormWorld } from '#features/admin/form/form-world.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { identityOf } from '#features/auth/session.ts';
import { paths } from '#features/shared/paths.ts';
import { blockLeaving } from '#core/router/leaving.ts';
import { browserStorage } from '#core/session/browser-storage.ts';
import { adminOf } from './admin-of.ts';

/** Dependencies of every form of the admin area; drafts belong to the administrator who is signed in. */
function around(app: App): Around {
  const { user } = app.auth.state;
  return {
    administrator: user ? identityOf(user) : '',
    drafts: createDrafts(browserStorage('localStorage')),
    block: (guard) => blockLeaving(app.router, guard),
    onSessionLost: (listener) => app.auth.onSessionLost(listener),
    addressOf: adminOf(app).addressOf,
  };
}

/** Dependencies of the package forms. A save opens the list unless the form was left (specification, section 2). */
export function createFormWorld(app: App): FormWorld {
  const { form, toasts } = adminOf(app);
  return {
    ...around(app),
    store: form,
    onSaved(text, here) {
      toasts.show({ text, tone: 'success', ms: toastMs.usual });
      if (here) app.router.navigate(paths.adminPackages);
    },
    onMissed: (text) => toasts.show({ text, tone: 'danger', ms: toastMs.usual }),
  };
}

export function createDestinationWorld(app: App): DestinationWorld {
  const { destinations, toasts } = adminOf(app);
  return { ...around(app), store: destinations, toasts };
}
