import type { ComponentType } from 'react';
import type { App } from '#core/app.ts';
import type { ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { HeaderCount, ShortlistStatus } from '#features/shortlist/header.tsx';
import { HeartButton } from '#features/shortlist/heart-button.tsx';
import { getShortlistStore } from './shortlist-store.ts';

/** The shortlist's views on other pages. */
export interface ShortlistViews {
  readonly Heart: ComponentType<ShortlistSlotProps>;
  readonly Count: ComponentType;
  readonly News: ComponentType;
}

export function createShortlistViews(app: App): ShortlistViews {
  const store = getShortlistStore(app);
  return {
    Heart: (props) => <HeartButton store={store} {...props} />,
    Count: () => <HeaderCount store={store} />,
    News: () => <ShortlistStatus store={store} />,
  };
}
