import { useState } from 'react';
import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { AllPackages } from '#features/admin/list/all-packages.tsx';
import type { ListTools } from '#features/admin/list/list-tools.ts';
import { getAdminStores } from './admin-stores.ts';

function createListTools(app: App): ListTools {
  const { saveValue, prices, homeOrder } = getAdminStores(app);
  const { auth } = app;
  return {
    saveValue,
    hasVisibility: auth.hasFeature('visibility'),
    prices: auth.hasFeature('prices') ? prices : null,
    homeOrder: auth.hasFeature('order') ? homeOrder : null,
  };
}

export function AllPackagesPage({ app }: { readonly app: App }) {
  const { packages, toasts, deletedPackages } = getAdminStores(app);
  const [tools] = useState(() => createListTools(app));
  return (
    <>
      <Head title="All packages, Admin Panel" robots="noindex" />
      <AllPackages
        store={packages}
        toasts={toasts}
        trash={app.auth.hasFeature('trash') ? deletedPackages : null}
        tools={tools}
      />
    </>
  );
}
