import { createDraftPictures } from '#features/admin/drafts/draft-pictures.ts';
import type { App } from '#core/app.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { getAdminStores } from './admin-stores.ts';

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
