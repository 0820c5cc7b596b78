import type { App } from '#core/app.ts';
import type { DestinationDeps } from '#features/admin/destinations/use-destination-save.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { optionalNames } from '#features/admin/form/fields/fields.ts';
import type { FormDeps, PackageFormDeps } from '#features/admin/form/form-deps.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { paths } from '#features/shared/paths.ts';
import { blockNavigation } from '#core/router/navigation-blocker.ts';
import { administratorOf, getAdminStores } from './admin-stores.ts';
import { getDraftPictures } from './draft-pictures.ts';
import { createPackagePreview } from './package-preview.tsx';
import { showSavedPackage } from './show-saved-package.ts';

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
    hasPictureDetails: app.auth.hasFeature('pictures'),
  };
}

/** Dependencies of the package forms. A save opens the list unless the form was left (specification, section 2). */
export function createPackageFormDeps(app: App): PackageFormDeps {
  const { form, toasts, packageHistory } = getAdminStores(app);
  const hasVisibility = app.auth.hasFeature('visibility');
  return {
    ...createSharedDeps(app),
    store: form,
    history: app.auth.hasFeature('history') ? packageHistory : null,
    optionalFields: optionalNames.filter((name) => app.auth.hasFeature(packageFields[name].since)),
    copiesPictures: app.auth.hasFeature('copies'),
    keepsCommas: app.auth.hasFeature('lists'),
    Preview: hasVisibility ? createPackagePreview(app.origin) : null,
    onSaved(text, isMounted) {
      toasts.show({ text, tone: 'success', ms: toastMs.usual });
      if (isMounted) app.router.navigate(paths.adminPackages);
    },
    onSavedPackage: (saved) => {
      if (app.auth.hasFeature('advice')) showSavedPackage(app, saved);
    },
    onFailedAfterLeave: (text) => toasts.show({ text, tone: 'danger', ms: toastMs.usual }),
  };
}

export function createDestinationDeps(app: App): DestinationDeps {
  const { destinations, packages, toasts, destinationHistory } = getAdminStores(app);
  return {
    ...createSharedDeps(app),
    store: destinations,
    toasts,
    packages: app.auth.hasFeature('advice') ? packages : null,
    history: app.auth.hasFeature('history') ? destinationHistory : null,
  };
}
