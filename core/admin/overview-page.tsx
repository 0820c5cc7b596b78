import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { Overview } from '#features/admin/overview/overview.tsx';
import { getAdminStores } from './admin-stores.ts';

export function OverviewPage({ app }: { readonly app: App }) {
  const { user } = useSnapshot(app.auth.state);
  return (
    <>
      <Head title="Admin Panel" robots="noindex" />
      <Overview store={getAdminStores(app).packages} name={user?.name ?? ''} />
    </>
  );
}
