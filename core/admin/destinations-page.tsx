import { useState } from 'react';
import type { App } from '#core/app.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { Head } from '#core/head/head.tsx';
import { createDestinationOrderStore } from '#features/admin/destinations/destination-order-store.ts';
import { PopularDestination } from '#features/admin/destinations/popular-destination.tsx';
import { getAdminStores } from './admin-stores.ts';
import { createDestinationDeps } from './form-deps.ts';

/** Only this page needs it, so its code makes it. */
const getOrder = weakMemoize((app: App) => {
  const { http, destinations, changes } = getAdminStores(app);
  return createDestinationOrderStore(http, destinations, changes);
});

export function DestinationsPage({ app }: { readonly app: App }) {
  const [deps] = useState(() => createDestinationDeps(app));
  return (
    <>
      <Head title="Popular Destination, Admin Panel" robots="noindex" />
      <PopularDestination deps={deps} order={getOrder(app)} trash={getAdminStores(app).deletedDestinations} />
    </>
  );
}
