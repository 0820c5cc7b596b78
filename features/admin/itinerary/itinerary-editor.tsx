import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { packageFields } from '#contract/fields/package-fields.ts';
import { Plus } from '#features/admin/ui/icons.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { FieldError } from '#features/shared/ui/form/field.tsx';
import { ItineraryRow, type RowActions } from './itinerary-row.tsx';
import * as styles from './itinerary.css.ts';
import {
  changeItinerary,
  describeDaysMismatch,
  pasteDays,
  serializeItinerary,
  type DayRow,
  type Itinerary,
  type ItineraryChange,
} from './itinerary.ts';

interface ItineraryEditorProps {
  readonly itinerary: Itinerary;
  readonly onChange: (change: ItineraryChange) => void;
  /** Whether the only row can be removed. */
  readonly isEmptiable: boolean;
  readonly days: string;
  readonly error?: string | undefined;
  readonly errorId?: string;
}

const tooManyDays = `An itinerary can have at most ${packageFields.dayWiseItinerary.max} days.`;

/** Editor of the itinerary (specification, section 2). The focus follows its day when rows move. */
export function ItineraryEditor({
  itinerary,
  onChange,
  isEmptiable,
  days,
  error,
  errorId,
}: ItineraryEditorProps) {
  const { rows, nextKey, removed, pasted } = itinerary;
  const [announcement, setAnnouncement] = useState('');
  const editor = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (nextFocus.current !== null) editor.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = null;
  });

  const change = (requestedChange: ItineraryChange, message: string, focus: string) => {
    if (changeItinerary(itinerary, requestedChange) === itinerary) {
      setAnnouncement(tooManyDays);
      return;
    }
    nextFocus.current = focus;
    onChange(requestedChange);
    setAnnouncement(message);
  };
  const dayOf = (row: DayRow) => rows.indexOf(row) + 1;

  const actions: RowActions = {
    onWrite: ({ key }, text) => onChange({ type: 'edited', key, text }),
    onNext: (row) => {
      const nextRow = rows[dayOf(row)];
      if (nextRow) editor.current?.querySelector<HTMLElement>(partSelector(nextRow.key))?.focus();
      else add();
    },
    onMove: (row, by, from) => {
      const to = dayOf(row) + by;
      if (to < 1 || to > rows.length) return;
      const focus = partSelector(row.key, from === 'text' ? 'text' : String(by));
      change({ type: 'moved', key: row.key, by }, `Moved to day ${to}`, focus);
    },
    onInsert: (row) =>
      change(
        { type: 'inserted', before: row.key },
        `Day ${dayOf(row)} inserted, the days after it moved on`,
        partSelector(nextKey),
      ),
    onRemove: (row) => {
      const neighbour = rows[dayOf(row)] ?? rows[dayOf(row) - 2];
      const focus = neighbour ? partSelector(neighbour.key) : '[data-part="add"]';
      change({ type: 'removed', key: row.key }, `Day ${dayOf(row)} removed`, focus);
    },
    onPaste: (row, selected, text) => {
      const paste = pasteDays(selected, text);
      if (!paste) return false;
      const count = paste.texts.length;
      // The last pasted row: the paste adds `count - 1` rows, with keys from `nextKey` on.
      const focus = partSelector(nextKey + count - 2);
      change({ type: 'pasted', key: row.key, ...paste }, `Pasted as ${count} days`, focus);
      return true;
    },
  };
  const add = () => change({ type: 'added' }, `Day ${rows.length + 1} added`, partSelector(nextKey));

  const undoRemoval = removed && (
    <li className={styles.undoRow}>
      <UndoNotice
        text={`Day ${removed.index + 1} was removed.`}
        action="Undo"
        onAct={() =>
          change({ type: 'restored' }, `Day ${removed.index + 1} is back`, partSelector(removed.row.key))
        }
      />
    </li>
  );
  const hint = describeDaysMismatch(days, rows.length);

  return (
    <div ref={editor} className={styles.editor}>
      <input type="hidden" name="dayWiseItinerary" value={serializeItinerary(itinerary)} />
      <p className={styles.hint}>
        Press Enter for the next day. You can paste several days at once: one per line, or under “Day 1”, “Day
        2” and so on.
      </p>
      <ol>
        {rows.map((row, index) => (
          <Fragment key={row.key}>
            {removed?.index === index && undoRemoval}
            <ItineraryRow
              row={row}
              index={index}
              count={rows.length}
              isRemovable={isEmptiable || rows.length > 1}
              {...actions}
            />
          </Fragment>
        ))}
        {removed?.index === rows.length && undoRemoval}
      </ol>
      {pasted && (
        <UndoNotice
          text={`Pasted as ${pasted.keys.length} days.`}
          action="Keep it in one day"
          onAct={() => change({ type: 'merged' }, 'Put into one day', partSelector(pasted.keys[0] ?? 0))}
        />
      )}
      <div className={styles.footer}>
        <Button tone="banyan" data-part="add" onClick={add}>
          <Plus size={20} aria-hidden="true" />
          Add Day
        </Button>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {error && <FieldError {...(errorId !== undefined && { id: errorId })}>{error}</FieldError>}
      <Announcement>{announcement}</Announcement>
    </div>
  );
}

const partSelector = (key: number, name = 'text') => `[data-key="${key}"] [data-part="${name}"]`;

interface UndoNoticeProps {
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}

function UndoNotice({ text, action, onAct }: UndoNoticeProps) {
  return (
    <p className={styles.undo}>
      {text}
      <Button tone="line" onClick={onAct}>
        {action}
      </Button>
    </p>
  );
}
