import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './choice-bar.css.ts';
import { mostCompared } from './list-address.ts';
import type { Choice } from './use-choice.ts';

interface ChoiceBarProps {
  readonly choice: Choice;
  readonly onSee: () => void;
}

/** How far the choice has come; it stays in sight while the list is scrolled. */
export function ChoiceBar({ choice: { chosen, clear }, onSee }: ChoiceBarProps) {
  return (
    <div className={styles.bar}>
      <output className={styles.text}>{hint(chosen.length)}</output>
      {chosen.length > 0 && (
        <Button tone="line" className={styles.button} onClick={clear}>
          Clear
        </Button>
      )}
      {chosen.length > 1 && (
        <Button tone="banyan" className={styles.button} onClick={onSee}>
          See side by side
        </Button>
      )}
    </div>
  );
}

function hint(count: number): string {
  if (count === 0) return 'Tick Compare on two or three to see them side by side.';
  if (count === 1) return '1 chosen. Tick one or two more.';
  return count < mostCompared
    ? `${count} of ${mostCompared} chosen`
    : `${count} chosen, which is all that fit`;
}
