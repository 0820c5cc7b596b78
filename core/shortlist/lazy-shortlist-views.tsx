import type { ReactNode } from 'react';
import type { App } from '#core/app.ts';
import type { ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { createModuleHook } from '#features/shared/module-hook.ts';
import type { ShortlistViews } from './shortlist-views.tsx';

/** Slots for the shortlist's views on other pages. */
export interface LazyShortlistViews extends Omit<ShortlistViews, 'Heart'> {
  readonly keep: (props: ShortlistSlotProps) => ReactNode;
}

/** The slots render nothing until the page is idle and their code has loaded; filling them shifts no layout. */
export function createLazyShortlistViews(app: App): LazyShortlistViews {
  const useViews = createModuleHook(async () =>
    (await import('./shortlist-views.tsx')).createShortlistViews(app),
  );
  function Heart(props: ShortlistSlotProps) {
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
