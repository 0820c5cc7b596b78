import { weakMemoize, type App } from '#core/app.ts';
import { createBrowserStorage } from '#features/shortlist/shortlist-storage.ts';
import { createShortlistStore } from '#features/shortlist/store.ts';

/** The shortlist of a site. Only lazy code imports this, which keeps it out of the entry chunk. */
export const getShortlistStore = weakMemoize((_app: App) =>
  createShortlistStore(createBrowserStorage(globalThis.window)),
);
