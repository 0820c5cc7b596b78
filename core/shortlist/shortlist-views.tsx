import type { App } from '#core/app.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import type { ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { HeaderCount, HeartButton, ShortlistStatus } from '#features/shortlist/header.tsx';
import { createBrowserStorage } from '#features/shortlist/shortlist-storage.ts';
import { createShortlistStore } from '#features/shortlist/store.ts';

type ShortlistViewProps = { readonly app: App } & (
  | ({ readonly view: 'heart' } & ShortlistSlotProps)
  | { readonly view: 'count' | 'status' }
);

/** The shortlist's parts on other pages; one component, so that its code is imported once. */
export function ShortlistView({ app, ...props }: ShortlistViewProps) {
  const store = getShortlistStore(app);
  switch (props.view) {
    case 'heart':
      return <HeartButton store={store} tour={props.tour} variant={props.variant} />;
    case 'count':
      return <HeaderCount store={store} />;
    case 'status':
      return <ShortlistStatus store={store} />;
    default:
      return props satisfies never;
  }
}

/** The shortlist of a site. Only lazy code imports this, which keeps it out of the entry chunk. */
export const getShortlistStore = weakMemoize((_app: App) =>
  createShortlistStore(createBrowserStorage(globalThis.window)),
);
