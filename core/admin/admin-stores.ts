import type { App } from '#core/app.ts';
import { browserStorage } from '#core/browser-storage.ts';
import { createSessionHttp, getSessionEnd } from '#core/session/session.ts';
import { createAdminApi } from '#features/admin/api.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createCounts } from '#features/admin/counts/counts-section.tsx';
import { createAdminDestinationsStore } from '#features/admin/destinations/destinations-store.ts';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import { createHomeOrderStore } from '#features/admin/list/home-order/home-order-store.ts';
import {
  createInlineEditsStore,
  type InlineEditsStore,
} from '#features/admin/list/inline/inline-edits-store.ts';
import { createValueSaver } from '#features/admin/list/inline/value-saver.ts';
import { createPricesStore } from '#features/admin/list/prices/prices-store.ts';
import { createSavedPackageStore } from '#features/admin/list/saved-package.tsx';
import { createAdminPackagesStore, createPackageFormStore } from '#features/admin/packages-store.ts';
import { createAuditStore } from '#features/admin/server/audit-store.ts';
import { createBackupRunStore } from '#features/admin/server/backup-run-store.ts';
import { createStatus } from '#features/admin/server/status-section.tsx';
import { createTrashStore } from '#features/admin/trash/trash-store.ts';
import { createToastsStore } from '#features/admin/ui/toasts-store.ts';
import { identityOf } from '#features/auth/store.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { syncPublicStores } from './sync-public-stores.ts';

/** The admin stores of a site. Only the admin area imports this, so that visitors do not load it. */
export const getAdminStores = weakMemoize(createAdminStores);

/** Whether the backend has what the admin area offers beside the specification (`contract/features.ts`). */
export const isOurBackend = ({ auth }: App): boolean => auth.hasFeature('admin');

/** Whose drafts are kept. */
export function administratorOf({ auth }: App): string {
  const { user } = auth.state;
  return user ? identityOf(user) : '';
}

function createAdminStores(app: App) {
  const http = createSessionHttp(app.http, app.auth);
  const api = createAdminApi(http, () => isOurBackend(app));
  const changes = createChangeEvents();
  const drafts = createDraftStore(browserStorage('localStorage'));
  const addressOf = (address: string) => http.pictureAddress(address);
  syncPublicStores(changes, app, addressOf);
  const packages = createAdminPackagesStore(api, changes);
  const form = createPackageFormStore(api, changes);
  const inlineEdits = new Map<string, InlineEditsStore>();
  return {
    toasts: createToastsStore(),
    drafts,
    sessionEnd: getSessionEnd(app),
    packages,
    form,
    saveValue: createValueSaver({ form, api, packages, changes, addressOf }),
    /** Of who is signed in, until drafts are removed: the next one on this device is not offered to take a change back. */
    inlineEdits: () => {
      const administrator = administratorOf(app);
      const key = `${drafts.countRemovals()} ${administrator}`;
      const edits = inlineEdits.get(key) ?? createInlineEditsStore(drafts, administrator);
      inlineEdits.set(key, edits);
      return edits;
    },
    prices: createPricesStore(http, packages, changes),
    homeOrder: createHomeOrderStore(http),
    destinations: createAdminDestinationsStore(api, changes),
    deletedPackages: createTrashStore(http, 'package', changes),
    deletedDestinations: createTrashStore(http, 'destination', changes),
    status: createStatus(http),
    backupRun: createBackupRunStore(http),
    audit: createAuditStore(http),
    counts: createCounts(http),
    savedPackage: createSavedPackageStore(changes),
    http,
    changes,
    addressOf,
  };
}
