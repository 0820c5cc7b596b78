import { IconButton } from '#features/shared/ui/button.tsx';
import { X } from '#features/shared/ui/icons/x.ts';
import { visuallyHidden } from '#styles/global.css.ts';
import * as styles from './shortlist-status.css.ts';
import type { ShortlistStore } from './store.ts';
import { useShortlist } from './use-shortlist.ts';

/** Announces changes of the shortlist; a problem is also visible, below the header. */
export function ShortlistStatus({ store }: { readonly store: ShortlistStore }) {
  const message = useShortlist(store, (seen) => seen.news);
  const isProblem = message?.kind === 'problem';
  return (
    <div className={isProblem ? styles.note : undefined}>
      <output className={isProblem ? styles.text : visuallyHidden}>{message?.text}</output>
      {isProblem && (
        <IconButton label="Close this note" className={styles.close} onClick={() => store.hush()}>
          <X size={20} />
        </IconButton>
      )}
    </div>
  );
}
