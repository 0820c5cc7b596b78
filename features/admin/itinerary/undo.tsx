import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './itinerary-editor.css.ts';

interface UndoProps {
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}

export function Undo({ text, action, onAct }: UndoProps) {
  return (
    <p className={styles.undo}>
      {text}
      <Button tone="line" onClick={onAct}>
        {action}
      </Button>
    </p>
  );
}
