import type { PackageCard } from '#contract/package.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { getDisplayName } from '#features/shortlist/shortlist-item.ts';
import * as styles from './item-bar.css.ts';
import { mostCompared } from '#features/shortlist/list-address.ts';
import type { ComparisonSelection } from '#features/shortlist/comparison/comparison-selection.ts';

interface ItemBarProps {
  readonly found: Pick<PackageCard, '_id' | 'name' | 'place'>;
  readonly choice?: ComparisonSelection;
  readonly onRemove?: () => void;
}

export function ItemBar({ found, choice, onRemove }: ItemBarProps) {
  const chosen = choice?.chosen.includes(found._id) ?? false;
  return (
    <div className={styles.bar}>
      {choice && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen}
            disabled={!chosen && choice.chosen.length >= mostCompared}
            onChange={() => choice.toggle(found._id)}
          />
          Compare <VisuallyHidden>{getDisplayName(found)}</VisuallyHidden>
        </label>
      )}
      {onRemove && (
        <Button tone="line" data-turn="" className={styles.remove} onClick={onRemove}>
          Remove <VisuallyHidden>{getDisplayName(found)}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
