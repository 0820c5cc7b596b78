import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { browserStorage } from '#core/browser-storage.ts';
import { createChangedFactsStore } from '#features/admin/advice/changed-facts-store.ts';
import { NeedsALookSection } from '#features/admin/advice/needs-a-look-section.tsx';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import { identityOf } from '#features/auth/store.ts';
import { dataOf } from '#features/shared/query.ts';
import { getAdminStores } from './admin-stores.ts';

/** Only this part of a page needs it, so its code makes it. */
const getChangedFacts = weakMemoize((app: App) => createChangedFactsStore(getAdminStores(app).http));

/** Loads what is looked through beside the packages, which the page loads; what has not come is not looked through. */
export function NeedsALook({ app }: { readonly app: App }) {
  const { packages, status, destinations } = getAdminStores(app);
  const changedFacts = getChangedFacts(app);
  const hasAgency = app.auth.hasFeature('agency');
  useEffect(() => {
    void destinations.load();
    if (hasAgency) void changedFacts.load();
  }, [hasAgency, destinations, changedFacts]);
  return (
    <NeedsALookSection
      store={packages}
      changedFacts={dataOf(useSnapshot(changedFacts.state).names)}
      destinations={dataOf(useSnapshot(destinations.state).list)}
      readDrafts={() => listDrafts(app)}
      waitingPictures={dataOf(useSnapshot(status.state).status)?.pictures.waiting ?? 0}
    />
  );
}

function listDrafts({ auth: { state } }: App) {
  const drafts = createDraftStore(browserStorage('localStorage'));
  return state.user ? drafts.listForms(identityOf(state.user)) : [];
}
