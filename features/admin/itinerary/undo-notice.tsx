import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './itinerary-editor.css.ts';

interface UndoNoticeProps {
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}

export function UndoNotice({ text, action, onAct }: UndoNoticeProps) {
  return (
    <p className={styles.undo}>
      {text}
      <Button tone="line" onClick={onAct}>
        {action}
      </Button>
    </p>
  );
}
