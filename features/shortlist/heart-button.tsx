import type { ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { Heart } from '#features/shared/ui/icons/heart.ts';
import * as styles from './heart-button.css.ts';
import { getDisplayName } from './shortlist-item.ts';
import type { ShortlistStore } from './store.ts';
import { selectIsListed, useShortlist } from './use-shortlist.ts';

interface HeartButtonProps extends ShortlistSlotProps {
  readonly store: ShortlistStore;
}

export function HeartButton({ store, found, on }: HeartButtonProps) {
  const kept = useShortlist(store, selectIsListed(found._id)) ?? false;
  return (
    <button
      type="button"
      aria-label={`Keep ${getDisplayName(found)} on your shortlist`}
      aria-pressed={kept}
      className={styles.button[on]}
      onClick={() => (kept ? store.drop(found._id) : store.keep([found]))}
    >
      <Heart size={22} className={styles.heart} />
      {on === 'page' && <span className={styles.word}>Shortlist</span>}
    </button>
  );
}
