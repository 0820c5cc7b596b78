import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { CountsSection } from '#features/admin/counts/counts-section.tsx';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import { Overview } from '#features/admin/overview/overview.tsx';
import { AuditSection } from '#features/admin/server/audit-section.tsx';
import { LateBackupAlert, StatusSection } from '#features/admin/server/status-section.tsx';
import { identityOf } from '#features/auth/session.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { dataOf } from '#features/shared/query.ts';
import { browserStorage } from '#core/browser-storage.ts';
import { getAdminStores } from './admin-stores.ts';

/** Lazy: the list of packages, which shares this file's code, does not show it. */
const NeedsALookSection = lazyComponent(
  async () => (await import('#features/admin/advice/needs-a-look-section.tsx')).NeedsALookSection,
  { ssr: false },
);

/** A backend without the features of ours shows the packages alone. */
export function OverviewPage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  const { packages, status, backupRun, audit, counts, addressOf } = getAdminStores(app);
  const { changedFacts, destinations } = useLookSource(app);
  const hasStatus = app.auth.hasFeature('status');
  const waitingPictures = dataOf(useSnapshot(status.state).status)?.pictures.waiting ?? 0;
  const download = app.auth.hasFeature('backups')
    ? {
        action: addressOf(apiBase + calls.adminBackup),
        email: user?.email ?? '',
        backupNow: app.auth.hasFeature('backupNow') ? backupRun : undefined,
      }
    : undefined;
  return (
    <>
      <Head title="Admin Panel" robots="noindex" />
      <Overview store={packages} name={user?.name ?? ''} hasAgency={app.auth.hasFeature('agency')}>
        {hasStatus && <LateBackupAlert store={status} />}
        {app.auth.hasFeature('advice') && (
          <NeedsALookSection
            store={packages}
            changedFacts={changedFacts}
            destinations={destinations}
            readDrafts={() => listDrafts(app)}
            waitingPictures={waitingPictures}
          />
        )}
      </Overview>
      {app.auth.hasFeature('counts') && <CountsSection store={counts} />}
      {hasStatus && <StatusSection store={status} download={download} />}
      {app.auth.hasFeature('audit') && <AuditSection store={audit} />}
    </>
  );
}

/** Loads what is looked through beside the packages, where the backend has it; undefined until it has come. */
function useLookSource(app: App) {
  const { destinations, changedFacts } = getAdminStores(app);
  const hasAdvice = app.auth.hasFeature('advice');
  const hasAgency = app.auth.hasFeature('agency');
  useEffect(() => {
    if (hasAdvice) void destinations.load();
    if (hasAdvice && hasAgency) void changedFacts.load();
  }, [hasAdvice, hasAgency, destinations, changedFacts]);
  return {
    destinations: dataOf(useSnapshot(destinations.state).list),
    changedFacts: dataOf(useSnapshot(changedFacts.state).names),
  };
}

function listDrafts({ auth: { state } }: App) {
  const drafts = createDraftStore(browserStorage('localStorage'));
  return state.user ? drafts.listForms(identityOf(state.user)) : [];
}
