import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { RecentlyDeleted } from '#features/admin/trash/recently-deleted.tsx';
import { PageHeader } from '#features/admin/ui/page-header.tsx';
import { getAdminStores } from './admin-stores.ts';

/** What the lists show above their cards, of both kinds. */
export function RecentlyDeletedPage({ app }: { readonly app: App }) {
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
