import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { AutoGrowTextarea } from '#features/admin/ui/auto-grow-textarea.tsx';
import { ArrowDown, ArrowUp, Plus } from '#features/admin/ui/icons.ts';
import { Button, IconButton } from '#features/shared/ui/button.tsx';
import * as styles from './itinerary.css.ts';
import type { DayRow, TextSelection } from './itinerary.ts';

export interface RowActions {
  readonly onWrite: (row: DayRow, text: string) => void;
  /** Focuses the next row, or adds one after the last. */
  readonly onNext: (row: DayRow) => void;
  readonly onMove: (row: DayRow, by: -1 | 1, from: 'text' | 'button') => void;
  readonly onInsert: (row: DayRow) => void;
  readonly onRemove: (row: DayRow) => void;
  /** @returns whether the text was inserted as several days */
  readonly onPaste: (row: DayRow, selected: TextSelection, pasted: string) => boolean;
}

interface ItineraryRowProps extends RowActions {
  readonly row: DayRow;
  readonly index: number;
  readonly count: number;
  readonly isRemovable: boolean;
}

export function ItineraryRow({ row, index, count, isRemovable, ...actions }: ItineraryRowProps) {
  const id = useId();
  const day = index + 1;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!event.repeat) actions.onNext(row);
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      actions.onMove(row, event.key === 'ArrowUp' ? -1 : 1, 'text');
    }
  };
  const onPasteText = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (actions.onPaste(row, { text: row.text, start, end }, pasted)) event.preventDefault();
  };

  return (
    <li className={styles.row} data-key={row.key}>
      <label htmlFor={id} className={styles.day}>
        Day {day}
      </label>
      <div className={styles.text}>
        <AutoGrowTextarea
          id={id}
          value={row.text}
          data-part="text"
          enterKeyHint="next"
          onChange={({ target }) => actions.onWrite(row, target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPasteText}
        />
      </div>
      <div className={styles.tools}>
        <IconButton
          className={styles.tool}
          label={`Move day ${day} up`}
          isInactive={index === 0}
          data-part="-1"
          onClick={() => actions.onMove(row, -1, 'button')}
        >
          <ArrowUp size={20} aria-hidden="true" />
          <span className={styles.word}>Up</span>
        </IconButton>
        <IconButton
          className={styles.tool}
          label={`Move day ${day} down`}
          isInactive={index === count - 1}
          data-part="1"
          onClick={() => actions.onMove(row, 1, 'button')}
        >
          <ArrowDown size={20} aria-hidden="true" />
          <span className={styles.word}>Down</span>
        </IconButton>
        <IconButton
          className={styles.tool}
          label={`Insert a day before day ${day}`}
          title="Insert a day before this one"
          onClick={() => actions.onInsert(row)}
        >
          <Plus size={20} aria-hidden="true" />
          <span className={styles.word}>Insert</span>
        </IconButton>
        {isRemovable && (
          <Button
            tone="line"
            className={styles.remove}
            aria-label={`Remove day ${day}`}
            onClick={() => actions.onRemove(row)}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}
