import type { App } from '#core/app.ts';
import { HeaderCount } from '#features/shortlist/header-count.tsx';
import { HeartButton } from '#features/shortlist/heart-button.tsx';
import { News } from '#features/shortlist/news.tsx';
import { shortlistOf } from './shortlist-of.ts';
import type { ShortlistViews } from './shortlist-places.tsx';

/** What of the shortlist stands on other pages, joined to its store. */
export function shortlistViewsOf(app: App): ShortlistViews {
  const store = shortlistOf(app);
  return {
    Heart: (props) => <HeartButton store={store} {...props} />,
    Count: () => <HeaderCount store={store} />,
    News: () => <News store={store} />,
  };
}
