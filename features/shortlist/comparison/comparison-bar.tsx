import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './comparison-bar.css.ts';
import { mostCompared } from '#features/shortlist/list-address.ts';

interface ComparisonBarProps {
  readonly chosen: readonly string[];
  readonly onClear: () => void;
  readonly onSee: () => void;
}

/** The number of packages chosen for comparison; sticky while the list scrolls. */
export function ComparisonBar({ chosen, onClear, onSee }: ComparisonBarProps) {
  if (chosen.length === 0) return null;
  return (
    <div className={styles.bar}>
      <output className={styles.text}>{hint(chosen.length)}</output>
      <Button tone="line" className={styles.button} onClick={onClear}>
        Clear
      </Button>
      {chosen.length > 1 && (
        <Button tone="banyan" className={styles.button} onClick={onSee}>
          See side by side
        </Button>
      )}
    </div>
  );
}

function hint(count: number): string {
  if (count === 1) return '1 chosen: tick one or two more';
  return count < mostCompared ? `${count} of ${mostCompared} chosen` : `All ${count} chosen`;
}
