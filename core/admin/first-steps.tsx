import type { App } from '#core/app.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { browserStorage, storeItem } from '#core/browser-storage.ts';
import { createFirstStepsStore } from '#features/admin/overview/first-steps-store.ts';
import { FirstSteps as List } from '#features/admin/overview/first-steps.tsx';
import { getAdminStores } from './admin-stores.ts';

/** Only this part of a page needs it, so its code makes it. */
const getStore = weakMemoize((app: App) => {
  const { http, changes } = getAdminStores(app);
  return createFirstStepsStore(http, changes);
});

const storageKey = 'first-steps';
const closed = 'closed';

/** Open until it is closed on this device. */
export function FirstSteps({ app }: { readonly app: App }) {
  return (
    <List
      store={getStore(app)}
      isOpenAtFirst={browserStorage('localStorage')?.getItem(storageKey) !== closed}
      onToggle={(isOpen) => storeItem('localStorage', storageKey, isOpen ? 'open' : closed)}
    />
  );
}
