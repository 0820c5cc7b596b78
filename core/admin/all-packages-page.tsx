import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { SavedPackageNotice } from '#features/admin/list/saved-package-notice.tsx';
import { AllPackages } from '#features/admin/list/all-packages.tsx';
import { getAdminStores } from './admin-stores.ts';

export function AllPackagesPage({ app }: { readonly app: App }) {
  const { packages, toasts, deletedPackages, savedPackage } = getAdminStores(app);
  return (
    <>
      <Head title="All packages, Admin Panel" robots="noindex" />
      <AllPackages
        store={packages}
        toasts={toasts}
        trash={app.auth.hasFeature('trash') ? deletedPackages : null}
      >
        <SavedPackageNotice store={savedPackage} origin={app.origin} />
      </AllPackages>
    </>
  );
}
