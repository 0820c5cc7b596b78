import type { ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { IconButton } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { X } from '#features/shared/ui/icons.tsx';
import { Heart } from '#features/shared/ui/line-icon.tsx';
import { visuallyHidden } from '#styles/global.css.ts';
import { notice, row, screenOnly, typography } from '#styles/recipes.css.ts';
import * as styles from './header.css.ts';
import { getDisplayName } from './shortlist-item.ts';
import { selectIsListed, selectItems, useShortlist, type ShortlistStore } from './store.ts';

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
    <div className={isProblem ? classes(row.x2, notice.danger, screenOnly, styles.note) : undefined}>
      <output className={isProblem ? classes(typography.label, styles.noteText) : visuallyHidden}>
        {message?.text}
      </output>
      {isProblem && (
        <IconButton label="Close this note" className={styles.close} onClick={() => store.clearStatus()}>
          <X size={20} />
        </IconButton>
      )}
    </div>
  );
}

interface HeartButtonProps extends ShortlistSlotProps {
  readonly store: ShortlistStore;
}

export function HeartButton({ store, tour, variant }: HeartButtonProps) {
  const isListed = useShortlist(store, selectIsListed(tour._id)) ?? false;
  return (
    <button
      type="button"
      aria-label={`Keep ${getDisplayName(tour)} on your shortlist`}
      aria-pressed={isListed}
      className={classes(screenOnly, styles.heartButton[variant])}
      onClick={() => (isListed ? store.remove(tour._id) : store.add([tour]))}
    >
      <Heart size={22} className={styles.heart} />
      {variant === 'page' && <span className={styles.heartWord}>Shortlist</span>}
    </button>
  );
}
