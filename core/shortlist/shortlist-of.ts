import type { App } from '#core/app.ts';
import { createBrowserShelf } from '#features/shortlist/shelf.ts';
import { createShortlistStore, type ShortlistStore } from '#features/shortlist/store.ts';

const made = new WeakMap<App, ShortlistStore>();

/** The visitor's shortlist, one for each site. Only what comes after the first look imports this. */
export function shortlistOf(app: App): ShortlistStore {
  const store = made.get(app) ?? createShortlistStore(createBrowserShelf(globalThis.window));
  made.set(app, store);
  return store;
}
