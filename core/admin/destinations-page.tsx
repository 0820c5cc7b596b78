import { useState } from 'react';
import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { PopularDestination } from '#features/admin/destinations/popular-destination.tsx';
import { createDestinationDeps } from './form-deps.ts';

export function DestinationsPage({ app }: { readonly app: App }) {
  const [deps] = useState(() => createDestinationDeps(app));
  return (
    <>
      <Head title="Popular Destination, Admin Panel" robots="noindex" />
      <PopularDestination deps={deps} />
    </>
  );
}
