import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { browserStorage, storeItem } from '#core/browser-storage.ts';
import { createChangedFacts, NeedsALookSection } from '#features/admin/advice/needs-a-look-section.tsx';
import { createFirstStepsStore } from '#features/admin/overview/first-steps-store.ts';
import { FirstSteps as List } from '#features/admin/overview/first-steps.tsx';
import { weakMemoize } from '#features/shared/loading.tsx';
import { dataOf } from '#features/shared/query.ts';
import { administratorOf, getAdminStores } from './admin-stores.ts';

/** Only this part of a page needs it, so its code makes it. */
const getChangedFacts = weakMemoize((app: App) => createChangedFacts(getAdminStores(app).http));

/** Loads what is looked through beside the packages, which the page loads; what has not come is not looked through. */
export function NeedsALook({ app }: { readonly app: App }) {
  const { packages, status, destinations, drafts } = getAdminStores(app);
  const changedFacts = getChangedFacts(app);
  useEffect(() => {
    void destinations.list.load();
    void changedFacts.load();
  }, [destinations, changedFacts]);
  return (
    <NeedsALookSection
      store={packages}
      changedFacts={dataOf(useSnapshot(changedFacts.state).call)}
      destinations={dataOf(useSnapshot(destinations.list.state).call)}
      readDrafts={() => drafts.listForms(administratorOf(app))}
      waitingPictures={dataOf(useSnapshot(status.state).call)?.pictures.waiting ?? 0}
    />
  );
}

/** Only this part of a page needs it, so its code makes it. */
const getFirstStepsStore = weakMemoize((app: App) => {
  const { http, changes } = getAdminStores(app);
  return createFirstStepsStore(http, changes);
});

const storageKey = 'first-steps';
const closed = 'closed';

/** Open until it is closed on this device. */
export function FirstSteps({ app }: { readonly app: App }) {
  return (
    <List
      store={getFirstStepsStore(app)}
      isOpenAtFirst={browserStorage('localStorage')?.getItem(storageKey) !== closed}
      onToggle={(isOpen) => storeItem('localStorage', storageKey, isOpen ? 'open' : closed)}
    />
  );
}
