import type { ReactNode } from 'react';
import type { App } from '#core/app.ts';
import type { KeepProps } from '#features/shared/keep-slot.tsx';
import { createPart } from '#features/shared/part.ts';
import type { ShortlistViews } from './shortlist-views.tsx';

/** Slots for the shortlist's views on other pages. */
export interface ShortlistPlaces extends Omit<ShortlistViews, 'Heart'> {
  readonly keep: (props: KeepProps) => ReactNode;
}

/** The slots render nothing until the page is idle and their code has loaded; filling them shifts no layout. */
export function shortlistPlacesOf(app: App): ShortlistPlaces {
  const useViews = createPart(async () => (await import('./shortlist-views.tsx')).shortlistViewsOf(app));
  function Heart(props: KeepProps) {
    const views = useViews();
    return views && <views.Heart {...props} />;
  }
  return {
    keep: (props) => <Heart {...props} />,
    Count: () => {
      const views = useViews();
      return views && <views.Count />;
    },
    News: () => {
      const views = useViews();
      return views && <views.News />;
    },
  };
}
