import type { ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { Heart } from '#features/shared/ui/icons/heart.ts';
import * as styles from './heart-button.css.ts';
import { getDisplayName } from './shortlist-item.ts';
import type { ShortlistStore } from './store.ts';
import { selectIsListed, useShortlist } from './use-shortlist.ts';

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
      className={styles.button[variant]}
      onClick={() => (isListed ? store.remove(tour._id) : store.add([tour]))}
    >
      <Heart size={22} className={styles.heart} />
      {variant === 'page' && <span className={styles.word}>Shortlist</span>}
    </button>
  );
}
