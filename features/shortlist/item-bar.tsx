import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { nameOf } from './kept.ts';
import * as styles from './item-bar.css.ts';
import { mostCompared } from './list-address.ts';
import type { Choice } from './use-choice.ts';

interface ItemBarProps {
  readonly found: Pick<Snapshot<Package>, '_id' | 'name' | 'place'>;
  readonly choice?: Choice;
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
          Compare <VisuallyHidden>{nameOf(found)}</VisuallyHidden>
        </label>
      )}
      {onRemove && (
        <Button tone="line" data-turn="" className={styles.remove} onClick={onRemove}>
          Remove <VisuallyHidden>{nameOf(found)}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
