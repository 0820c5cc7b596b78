import { IconButton } from '#features/shared/ui/button.tsx';
import { X } from '#features/shared/ui/icons/x.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { visuallyHidden } from '#styles/global.css.ts';
import * as styles from './header.css.ts';
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

/** Announces changes of the shortlist; a problem is also visible, below the header. */
export function ShortlistStatus({ store }: { readonly store: ShortlistStore }) {
  const message = useShortlist(store, (state) => state.statusMessage);
  const isProblem = message?.kind === 'problem';
  return (
    <div className={isProblem ? styles.note : undefined}>
      <output className={isProblem ? styles.text : visuallyHidden}>{message?.text}</output>
      {isProblem && (
        <IconButton label="Close this note" className={styles.close} onClick={() => store.clearStatus()}>
          <X size={20} />
        </IconButton>
      )}
    </div>
  );
}
