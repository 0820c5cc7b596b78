import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './comparison-bar.css.ts';
import { maxCompared } from '#features/shortlist/list-address.ts';

interface ComparisonBarProps {
  readonly selected: readonly string[];
  readonly onClear: () => void;
  readonly onShow: () => void;
}

export function ComparisonBar({ selected, onClear, onShow }: ComparisonBarProps) {
  if (selected.length === 0) return null;
  return (
    <div className={styles.bar}>
      <output className={styles.text}>{hint(selected.length)}</output>
      <Button tone="line" className={styles.button} onClick={onClear}>
        Clear
      </Button>
      {selected.length > 1 && (
        <Button tone="banyan" className={styles.button} onClick={onShow}>
          See side by side
        </Button>
      )}
    </div>
  );
}

function hint(count: number): string {
  if (count === 1) return '1 chosen: tick one or two more';
  return count < maxCompared ? `${count} of ${maxCompared} chosen` : `All ${count} chosen`;
}
