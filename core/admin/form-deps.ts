import type { Package } from '#contract/package.ts';
import type { App } from '#core/app.ts';
import { blockNavigation } from '#core/router/navigation-blocker.ts';
import { readStoredDestination, readStoredPackage } from '#features/admin/api.ts';
import type { DestinationDeps } from '#features/admin/destinations/use-destination-save.ts';
import { createDraftPictures } from '#features/admin/drafts/draft-pictures.ts';
import type { FormDeps, PackageFormDeps } from '#features/admin/form/form-deps.ts';
import { createHistoryStore } from '#features/admin/history/history-store.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { normalizePath, paths } from '#features/shared/paths.ts';
import { administratorOf, getAdminStores, isOurBackend } from './admin-stores.ts';
import { createPackagePreview } from './package-preview.tsx';

/** Dependencies of every form of the admin area; drafts belong to the administrator who is signed in. */
export function createSharedDeps(app: App): FormDeps {
  const administrator = administratorOf(app);
  const { drafts, sessionEnd, addressOf } = getAdminStores(app);
  return {
    administrator,
    drafts,
    draftPictures: getDraftPictures(app),
    block: (guard) => blockNavigation(app.router, guard),
    onSessionExpired: (listener) =>
      app.auth.onSessionExpired(() => {
        listener();
        if (drafts.interruptedForm(administrator) !== null) sessionEnd.keepDraft();
      }),
    addressOf,
    isOurBackend: isOurBackend(app),
  };
}

/** Dependencies of the package forms. A save opens the list unless the form was left (specification, section 2). */
export function createPackageFormDeps(app: App): PackageFormDeps {
  const { form, toasts, http } = getAdminStores(app);
  return {
    ...createSharedDeps(app),
    store: form,
    openHistory: (id) => createHistoryStore(http, { kind: 'package', read: readStoredPackage }, id),
    Preview: createPackagePreview(app.origin),
    onSaved(text, isMounted) {
      toasts.show({ text, tone: 'success', ms: toastMs.usual });
      if (isMounted) app.router.navigate(paths.adminPackages);
    },
    onSavedPackage: (saved) => {
      if (isOurBackend(app)) showSavedPackage(app, saved);
    },
    onFailedAfterLeave: (text) => toasts.show({ text, tone: 'danger', ms: toastMs.usual }),
  };
}

export function createDestinationDeps(app: App): DestinationDeps {
  const { destinations, packages, toasts, http } = getAdminStores(app);
  return {
    ...createSharedDeps(app),
    store: destinations,
    toasts,
    packages,
    openHistory: (id) => createHistoryStore(http, { kind: 'destination', read: readStoredDestination }, id),
  };
}

/** Offers what to do with a saved package above the list, if that is shown, until the list is left. */
export function showSavedPackage(
  app: App,
  { _id, name, visibility }: Pick<Package, '_id' | 'name' | 'visibility'>,
): void {
  const { savedPackage } = getAdminStores(app);
  const isInList = () => normalizePath(app.router.state().location.path) === paths.adminPackages;
  if (!isInList()) return;
  savedPackage.show({ _id, name, visibility });
  const stop = app.router.subscribe(() => {
    if (isInList()) return;
    savedPackage.clear();
    stop();
  });
}

/** The chosen pictures of drafts, without those that no draft names any more. Only forms and the logout load this code. */
export const getDraftPictures = weakMemoize((app: App) => {
  const storage = globalThis.navigator?.storage;
  const pictures = createDraftPictures({
    indexedDB: globalThis.indexedDB ?? null,
    // Safari knows it from 17 on.
    estimate: storage && 'estimate' in storage ? () => storage.estimate() : undefined,
  });
  void pictures.prune(getAdminStores(app).drafts.namesPicture);
  return pictures;
});
