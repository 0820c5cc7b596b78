import { createAdminApi } from '#features/admin/api.ts';
import { createChanges } from '#features/admin/changes.ts';
import { createAdminDestinations } from '#features/admin/destinations/store.ts';
import { createPackageStore } from '#features/admin/package-store.ts';
import { createAdminStore } from '#features/admin/store.ts';
import { createToasts } from '#features/admin/ui/toasts-store.ts';
import type { App } from '#core/app.ts';
import { createSessionHttp } from '#core/session/session-http.ts';
import { tellPublicPages } from './tell-public-pages.ts';

export type Admin = ReturnType<typeof createAdmin>;

const made = new WeakMap<App, Admin>();

/** The admin stores of a site, created once. Only the admin area imports this, so that visitors do not load it. */
export function adminOf(app: App): Admin {
  const admin = made.get(app) ?? createAdmin(app);
  made.set(app, admin);
  return admin;
}

function createAdmin(app: App) {
  const http = createSessionHttp(app.http, app.auth);
  const api = createAdminApi(http);
  const changes = createChanges();
  const addressOf = (address: string) => http.pictureAddress(address);
  tellPublicPages(changes, app, addressOf);
  return {
    toasts: createToasts(),
    packages: createAdminStore(api, changes),
    form: createPackageStore(api, changes),
    destinations: createAdminDestinations(api, changes),
    /** Makes a picture address of the backend one that this page can load. */
    addressOf,
  };
}
