import type { App } from '#core/app.ts';
import { createBrowserStorage } from '#features/shortlist/shortlist-storage.ts';
import { createShortlistStore, type ShortlistStore } from '#features/shortlist/store.ts';

const instances = new WeakMap<App, ShortlistStore>();

/** The shortlist of a site, created once. Only lazy code imports this, which keeps it out of the entry chunk. */
export function getShortlistStore(app: App): ShortlistStore {
  const store = instances.get(app) ?? createShortlistStore(createBrowserStorage(globalThis.window));
  instances.set(app, store);
  return store;
}
