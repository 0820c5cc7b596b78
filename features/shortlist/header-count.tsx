import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './header-count.css.ts';
import type { ShortlistStore } from './store.ts';
import { selectItems, useShortlist } from './use-shortlist.ts';

export function HeaderCount({ store }: { readonly store: ShortlistStore }) {
  const count = useShortlist(store, selectItems)?.length ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <VisuallyHidden>({count} kept)</VisuallyHidden>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </>
  );
}
