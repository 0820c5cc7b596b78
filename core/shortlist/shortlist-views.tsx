import type { ComponentType } from 'react';
import type { App } from '#core/app.ts';
import type { KeepProps } from '#features/shared/keep-slot.tsx';
import { HeaderCount } from '#features/shortlist/header-count.tsx';
import { HeartButton } from '#features/shortlist/heart-button.tsx';
import { News } from '#features/shortlist/news.tsx';
import { shortlistOf } from './shortlist-of.ts';

/** The shortlist's views on other pages. */
export interface ShortlistViews {
  readonly Heart: ComponentType<KeepProps>;
  readonly Count: ComponentType;
  readonly News: ComponentType;
}

export function shortlistViewsOf(app: App): ShortlistViews {
  const store = shortlistOf(app);
  return {
    Heart: (props) => <HeartButton store={store} {...props} />,
    Count: () => <HeaderCount store={store} />,
    News: () => <News store={store} />,
  };
}
