import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { CountsSection } from '#features/admin/counts/counts-section.tsx';
import { Overview } from '#features/admin/overview/overview.tsx';
import { AuditSection } from '#features/admin/server/audit-section.tsx';
import { LateBackupAlert, StatusSection } from '#features/admin/server/status-section.tsx';
import { callAddress } from '#features/shared/http.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { getAdminStores, isOurBackend } from './admin-stores.ts';

/** Lazy: the list of packages, which shares this file's code, shows neither. */
const NeedsALook = lazyComponent<{ readonly app: App }>(
  async () => (await import('./overview-sections.tsx')).NeedsALook,
  { ssr: false },
);

const FirstSteps = lazyComponent<{ readonly app: App }>(
  async () => (await import('./overview-sections.tsx')).FirstSteps,
  { ssr: false },
);

/** On another backend the packages alone. */
export function OverviewPage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  const { packages, status, backupRun, audit, counts, addressOf } = getAdminStores(app);
  const isOurs = isOurBackend(app);
  return (
    <>
      <Head title="Admin Panel" robots="noindex" />
      <Overview store={packages} name={user?.name ?? ''} isOurBackend={isOurs}>
        {isOurs && (
          <>
            <LateBackupAlert resource={status} />
            <FirstSteps app={app} />
            <NeedsALook app={app} />
          </>
        )}
      </Overview>
      {isOurs && (
        <>
          <CountsSection resource={counts} />
          <StatusSection
            resource={status}
            backupNow={backupRun}
            action={addressOf(callAddress('/admin/backup'))}
            email={user?.email ?? ''}
          />
          <AuditSection store={audit} />
        </>
      )}
    </>
  );
}
