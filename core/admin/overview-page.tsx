import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { CountsSection } from '#features/admin/counts/counts-section.tsx';
import { Overview } from '#features/admin/overview/overview.tsx';
import { AuditSection } from '#features/admin/server/audit-section.tsx';
import { LateBackupAlert, StatusSection } from '#features/admin/server/status-section.tsx';
import { callAddress } from '#features/shared/http.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { getAdminStores } from './admin-stores.ts';

/** Lazy: the list of packages, which shares this file's code, shows neither. */
const NeedsALook = lazyComponent<{ readonly app: App }>(
  async () => (await import('./overview-sections.tsx')).NeedsALook,
  { ssr: false },
);

const FirstSteps = lazyComponent<{ readonly app: App }>(
  async () => (await import('./overview-sections.tsx')).FirstSteps,
  { ssr: false },
);

/** A backend without the features of ours shows the packages alone. */
export function OverviewPage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  const { packages, status, backupRun, audit, counts, addressOf } = getAdminStores(app);
  const hasStatus = app.auth.hasFeature('status');
  const download = app.auth.hasFeature('backups')
    ? {
        action: addressOf(callAddress('/admin/backup')),
        email: user?.email ?? '',
        backupNow: app.auth.hasFeature('backupNow') ? backupRun : undefined,
      }
    : undefined;
  return (
    <>
      <Head title="Admin Panel" robots="noindex" />
      <Overview
        store={packages}
        name={user?.name ?? ''}
        hasAgency={app.auth.hasFeature('agency')}
        hasHistory={app.auth.hasFeature('history')}
      >
        {hasStatus && <LateBackupAlert store={status} />}
        {app.auth.hasFeature('firstSteps') && <FirstSteps app={app} />}
        {app.auth.hasFeature('advice') && <NeedsALook app={app} />}
      </Overview>
      {app.auth.hasFeature('counts') && <CountsSection store={counts} />}
      {hasStatus && <StatusSection store={status} download={download} />}
      {app.auth.hasFeature('audit') && <AuditSection store={audit} />}
    </>
  );
}
