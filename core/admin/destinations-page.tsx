import { blockLeaving } from '#core/router/leaving.ts';
import type { App } from '#core/app.ts';
import { Head } from '#core/layout/head.tsx';
import { PopularDestination } from '#features/admin/destinations/popular-destination.tsx';
import { adminOf } from './admin-of.ts';

/** /admin/popular-destination: the tiles of the home page. */
export function DestinationsPage({ app }: { readonly app: App }) {
  const { destinations, toasts, addressOf } = adminOf(app);
  return (
    <>
      <Head title="Popular Destination, Admin Panel" robots="noindex" />
      <PopularDestination
        store={destinations}
        toasts={toasts}
        addressOf={addressOf}
        block={(guard) => blockLeaving(app.router, guard)}
      />
    </>
  );
}
