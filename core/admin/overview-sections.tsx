import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { browserStorage, storeItem } from '#core/browser-storage.ts';
import { createChangedFactsStore } from '#features/admin/advice/changed-facts-store.ts';
import { NeedsALookSection } from '#features/admin/advice/needs-a-look-section.tsx';
import { createFirstStepsStore } from '#features/admin/overview/first-steps-store.ts';
import { FirstSteps as List } from '#features/admin/overview/first-steps.tsx';
import { weakMemoize } from '#features/shared/loading.tsx';
import { dataOf } from '#features/shared/query.ts';
import { administratorOf, getAdminStores } from './admin-stores.ts';

/** Only this part of a page needs it, so its code makes it. */
const getChangedFacts = weakMemoize((app: App) => createChangedFactsStore(getAdminStores(app).http));

/** Loads what is looked through beside the packages, which the page loads; what has not come is not looked through. */
export function NeedsALook({ app }: { readonly app: App }) {
  const { packages, status, destinations, drafts } = getAdminStores(app);
  const changedFacts = getChangedFacts(app);
  useEffect(() => {
    void destinations.load();
    void changedFacts.load();
  }, [destinations, changedFacts]);
  return (
    <NeedsALookSection
      store={packages}
      changedFacts={dataOf(useSnapshot(changedFacts.state).names)}
      destinations={dataOf(useSnapshot(destinations.state).list)}
      readDrafts={() => drafts.listForms(administratorOf(app))}
      waitingPictures={dataOf(useSnapshot(status.state).status)?.pictures.waiting ?? 0}
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
