import type { App } from '#core/app.ts';
import type { ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { HeaderCount, ShortlistStatus } from '#features/shortlist/header.tsx';
import { HeartButton } from '#features/shortlist/heart-button.tsx';
import { getShortlistStore } from './shortlist-store.ts';

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
