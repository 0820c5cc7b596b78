import { useEffect, useState } from 'react';
import { snapshot, useSnapshot } from 'valtio';
import type { AgencyChanges } from '#contract/agency.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { NeedsALookSection } from '#features/admin/advice/needs-a-look-section.tsx';
import { CountsSection } from '#features/admin/counts/counts-section.tsx';
import { Overview } from '#features/admin/overview/overview.tsx';
import { AuditSection } from '#features/admin/server/audit-section.tsx';
import { LateBackupAlert, StatusSection } from '#features/admin/server/status-section.tsx';
import { identityOf } from '#features/auth/session.ts';
import { importModule } from '#features/shared/import-module.ts';
import { dataOf } from '#features/shared/query.ts';
import { getAdminStores } from './admin-stores.ts';

/** A backend without the features of ours shows the packages alone. */
export function OverviewPage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  const { packages, status, backupRun, audit, counts, addressOf } = getAdminStores(app);
  const { agency, destinations } = useLookSource(app);
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
            agency={agency}
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
  const { destinations } = getAdminStores(app);
  const [agency, setAgency] = useState<AgencyChanges>();
  const hasAdvice = app.auth.hasFeature('advice');
  const hasAgency = app.auth.hasFeature('agency');
  useEffect(() => {
    if (hasAdvice) void destinations.load();
  }, [hasAdvice, destinations]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Later than the overview, as it brings the code that keeps the agency.
    const readAgency = async () => {
      const code = await importModule(() => import('./agency-stores.ts'), { signal });
      if (!code || signal.aborted) return;
      const { editor } = code.getAgencyStores(app);
      await editor.load();
      if (!signal.aborted) setAgency(dataOf(snapshot(editor.state).stored)?.facts);
    };
    if (hasAdvice && hasAgency) void readAgency();
    return () => controller.abort();
  }, [hasAdvice, hasAgency, app]);
  return {
    destinations: dataOf(useSnapshot(destinations.state).list),
    agency,
  };
}

function listDrafts(app: App) {
  const { state } = app.auth;
  const { drafts } = getAdminStores(app);
  return state.user ? drafts.listForms(identityOf(state.user)) : [];
}
