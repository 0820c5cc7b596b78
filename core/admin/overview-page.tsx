import { useSnapshot } from 'valtio';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { Overview } from '#features/admin/overview/overview.tsx';
import { AuditSection } from '#features/admin/server/audit-section.tsx';
import { LateBackupAlert, StatusSection } from '#features/admin/server/status-section.tsx';
import { getAdminStores } from './admin-stores.ts';

/** A backend without the features of ours shows the packages alone. */
export function OverviewPage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  const { packages, status, audit, addressOf } = getAdminStores(app);
  const hasStatus = app.auth.hasFeature('status');
  const download = app.auth.hasFeature('backups')
    ? { action: addressOf(apiBase + calls.adminBackup), email: user?.email ?? '' }
    : undefined;
  return (
    <>
      <Head title="Admin Panel" robots="noindex" />
      <Overview store={packages} name={user?.name ?? ''} hasAgency={app.auth.hasFeature('agency')}>
        {hasStatus && <LateBackupAlert store={status} />}
      </Overview>
      {hasStatus && <StatusSection store={status} download={download} />}
      {app.auth.hasFeature('audit') && <AuditSection store={audit} />}
    </>
  );
}
