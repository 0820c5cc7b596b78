import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import * as styles from './inline-value.css.ts';

interface UndoButtonProps {
  /** The value before, as the card shows it. */
  readonly text: string;
  /** What it is a value of. */
  readonly of: string;
  readonly run: () => void;
  readonly className?: string | undefined;
}

/** Beside a value that was just saved: takes it back. */
export function UndoButton({ text, of, run, className }: UndoButtonProps) {
  return (
    <button type="button" className={classes(styles.undo, className)} onClick={run}>
      Undo: {text} <VisuallyHidden>again for {of}</VisuallyHidden>
    </button>
  );
}
