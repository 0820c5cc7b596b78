import { useState } from 'react';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { AllPackages, type ListTools } from '#features/admin/list/all-packages.tsx';
import { SavedPackageNotice } from '#features/admin/list/saved-package.tsx';
import { paths } from '#features/shared/paths.ts';
import { shareLink } from '#features/shared/sharing/sharing.ts';
import { getAdminStores, isOurBackend } from './admin-stores.ts';

function createListTools(app: App): ListTools {
  const { inlineEdits, saveValue, prices, homeOrder, deletedPackages: trash } = getAdminStores(app);
  return {
    edits: inlineEdits(),
    saveValue,
    isOurBackend: isOurBackend(app),
    prices,
    homeOrder,
    trash,
    // By the clipboard, as the label says, and not by the device's share sheet.
    copyLink: async (id) => {
      const link = { title: '', url: new URL(paths.packageDetail(id), app.origin).href };
      return (await shareLink(link, { clipboard: navigator.clipboard })) === 'copied';
    },
  };
}

export function AllPackagesPage({ app }: { readonly app: App }) {
  const { packages, toasts, savedPackage } = getAdminStores(app);
  const [tools] = useState(() => createListTools(app));
  return (
    <>
      <Head title="All packages, Admin Panel" robots="noindex" />
      <AllPackages store={packages} toasts={toasts} tools={tools}>
        <SavedPackageNotice store={savedPackage} origin={app.origin} />
      </AllPackages>
    </>
  );
}
