import type { PackageCard } from '#contract/package.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { getDisplayName } from '#features/shortlist/shortlist-item.ts';
import * as styles from './item-bar.css.ts';
import { maxCompared } from '#features/shortlist/list-address.ts';
import type { ComparisonSelection } from '#features/shortlist/comparison/comparison-selection.ts';

interface ItemBarProps {
  readonly tour: Pick<PackageCard, '_id' | 'name' | 'place'>;
  /** The absolute address of its page; absent when it has none any more. */
  readonly address?: string;
  readonly selection?: ComparisonSelection;
  readonly onRemove?: () => void;
}

export function ItemBar({ tour, address, selection, onRemove }: ItemBarProps) {
  const isSelected = selection?.selected.includes(tour._id) ?? false;
  return (
    <>
      <div className={styles.bar}>
        {selection && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isSelected}
              disabled={!isSelected && selection.selected.length >= maxCompared}
              onChange={() => selection.toggle(tour._id)}
            />
            Compare <VisuallyHidden>{getDisplayName(tour)}</VisuallyHidden>
          </label>
        )}
        {onRemove && (
          <Button tone="line" data-turn="" className={styles.remove} onClick={onRemove}>
            Remove <VisuallyHidden>{getDisplayName(tour)}</VisuallyHidden>
          </Button>
        )}
      </div>
      {address !== undefined && <p className={styles.address}>{address}</p>}
    </>
  );
}
