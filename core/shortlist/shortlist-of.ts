import type { App } from '#core/app.ts';
import { createBrowserShelf } from '#features/shortlist/shelf.ts';
import { createShortlistStore, type ShortlistStore } from '#features/shortlist/store.ts';

const made = new WeakMap<App, ShortlistStore>();

/** The shortlist of a site, created once. Only lazy code imports this, which keeps it out of the entry chunk. */
export function shortlistOf(app: App): ShortlistStore {
  const store = made.get(app) ?? createShortlistStore(createBrowserShelf(globalThis.window));
  made.set(app, store);
  return store;
}
