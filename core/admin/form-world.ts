import type { App } from '#core/app.ts';
import { createDrafts } from '#features/admin/drafts/drafts.ts';
import type { FormWorld } from '#features/admin/form/form-world.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { paths } from '#features/shared/paths.ts';
import { blockLeaving } from '#core/router/leaving.ts';
import { adminOf } from './admin-of.ts';

/**
 * What the package forms are given, and what follows when they are saved (specification, section 2).
 * @param administrator the id of whoever is signed in, for whom drafts are kept
 */
export function createFormWorld(app: App, administrator: string): FormWorld {
  const { form, toasts, addressOf } = adminOf(app);
  return {
    store: form,
    administrator,
    drafts: createDrafts(browserStorage()),
    block: (guard) => blockLeaving(app.router, guard),
    onSessionLost: (listener) => app.auth.onSessionLost(listener),
    addressOf,
    onSaved(text, here) {
      toasts.show({ text, tone: 'success', ms: toastMs.usual });
      if (here) app.router.navigate(paths.adminPackages);
    },
    onMissed: (text) => toasts.show({ text, tone: 'danger', ms: toastMs.usual }),
  };
}

/** Null where the browser forbids it (HTML standard, `localStorage`: a SecurityError). */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
