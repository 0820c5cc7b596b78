import { useState } from 'react';
import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { PopularDestination } from '#features/admin/destinations/popular-destination.tsx';
import { getAdminStores } from './admin-stores.ts';
import { createDestinationDeps } from './form-deps.ts';

export function DestinationsPage({ app }: { readonly app: App }) {
  const [deps] = useState(() => createDestinationDeps(app));
  return (
    <>
      <Head title="Popular Destination, Admin Panel" robots="noindex" />
      <PopularDestination
        deps={deps}
        trash={app.auth.hasFeature('trash') ? getAdminStores(app).deletedDestinations : null}
      />
    </>
  );
}
