import { weakMemoize, type App } from '#core/app.ts';
import { createAgencyApi, createAgencyHistoryApi } from '#features/admin/agency/agency-api.ts';
import { createAgencyEditorStore } from '#features/admin/agency/agency-store.ts';
import { createHistoryStore } from '#features/admin/history/history-store.ts';
import { getAdminStores } from './admin-stores.ts';

/** Stores of the agency's facts; the pages that need them share one of each. */
export const getAgencyStores = weakMemoize((app: App) => {
  const { http, changes } = getAdminStores(app);
  return {
    editor: createAgencyEditorStore(createAgencyApi(http), changes),
    history: createHistoryStore(createAgencyHistoryApi(http)),
  };
});
