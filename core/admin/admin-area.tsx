import { useLocation } from 'wouter';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { Brand } from '#core/layout/brand.tsx';
import { Main } from '#core/layout/main.tsx';
import { PageOutlet } from '#core/page-outlet.tsx';
import { getAuthActions } from '#core/session/session.ts';
import { listNewPictureIds } from '#features/admin/drafts/draft-store.ts';
import { Panel } from '#features/admin/panel/panel.tsx';
import { RecentlyDeleted } from '#features/admin/trash/recently-deleted.tsx';
import { PageHeader } from '#features/admin/ui/page.tsx';
import { Toasts } from '#features/admin/ui/toasts.tsx';
import { importModule, lazyPage } from '#features/shared/loading.tsx';
import { normalizePath, paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { administratorOf, getAdminStores, isOurBackend } from './admin-stores.ts';
import * as styles from './admin.css.ts';
import { AllPackagesPage } from './all-packages-page.tsx';
import { OverviewPage } from './overview-page.tsx';

const CreatePackagePage = lazyPage(async () => (await import('./package-pages.tsx')).CreatePackagePage);
const EditPackagePage = lazyPage(async () => (await import('./package-pages.tsx')).EditPackagePage);
const AgencyPage = lazyPage(async () => (await import('./agency-page.tsx')).AgencyPage);
const OwnAccountPage = lazyPage(async () => (await import('./own-account-page.tsx')).OwnAccountPage);
const DestinationsPage = lazyPage(async () => (await import('./destinations-page.tsx')).DestinationsPage);

/** The admin area (specification, section 2). */
export function AdminArea({ app }: { readonly app: App }) {
  return (
    <div className={styles.area}>
      <Panel
        brand={<Brand ground="deep" />}
        isOurBackend={isOurBackend(app)}
        countDrafts={() => getAdminStores(app).drafts.listForms(administratorOf(app)).length}
        onLogout={(removesDrafts) => logOut(app, removesDrafts)}
      />
      <Main>
        <div className={styles.page}>
          <AdminPage app={app} />
        </div>
      </Main>
      <Toasts store={getAdminStores(app).toasts} />
    </div>
  );
}

async function logOut(app: App, removesDrafts: boolean): Promise<void> {
  const { drafts } = getAdminStores(app);
  const administrator = administratorOf(app);
  const { status } = await getAuthActions(app).adminLogout();
  if (!removesDrafts || status !== 'done') return;
  const removed = drafts.removeAll(administrator).flatMap(listNewPictureIds);
  // If the page is left before, the next form that is opened removes what no draft names.
  const { getDraftPictures } = await importModule(() => import('./form-deps.ts'));
  await getDraftPictures(app).remove(removed);
}

function AdminPage({ app }: { readonly app: App }) {
  const [path] = useLocation();
  return (
    <PageOutlet resetKey={path}>
      <PageAt app={app} path={path} />
    </PageOutlet>
  );
}

/** @param path decoded */
function PageAt({ app, path }: { readonly app: App; readonly path: string }) {
  switch (normalizePath(path)) {
    case paths.admin:
      return <OverviewPage app={app} />;
    case paths.adminPackages:
      return <AllPackagesPage app={app} />;
    case paths.adminCreatePackage:
      return <CreatePackagePage app={app} />;
    case paths.adminDestinations:
      return <DestinationsPage app={app} />;
    case paths.adminRecentlyDeleted:
      return isOurBackend(app) ? <RecentlyDeletedPage app={app} /> : <AdminNotFoundPage />;
    case paths.adminOwnAccount:
      return isOurBackend(app) ? <OwnAccountPage app={app} /> : <AdminNotFoundPage />;
    case paths.adminAgency:
      return isOurBackend(app) ? <AgencyPage app={app} /> : <AdminNotFoundPage />;
  }
  const [, id] = /^\/admin\/edit-package\/([^/]+)\/?$/i.exec(path) ?? [];
  return id === undefined ? <AdminNotFoundPage /> : <EditPackagePage app={app} id={id} />;
}

function AdminNotFoundPage() {
  return (
    <>
      <Head title="Not found, Admin Panel" robots="noindex" />
      <PageHeader title="404 Page Not Found">
        <ButtonLink tone="banyan" href={paths.admin}>
          Go to the overview
        </ButtonLink>
      </PageHeader>
    </>
  );
}

/** What the lists show above their cards, of both kinds. */
function RecentlyDeletedPage({ app }: { readonly app: App }) {
  const { deletedPackages, deletedDestinations, toasts } = getAdminStores(app);
  return (
    <>
      <Head title="Recently deleted, Admin Panel" robots="noindex" />
      <PageHeader title="Recently deleted" />
      <RecentlyDeleted trash={deletedPackages} toasts={toasts} isPage />
      <RecentlyDeleted trash={deletedDestinations} toasts={toasts} isPage />
    </>
  );
}
