import { useRef, useState } from 'react';
import { MoveButtons, type Step } from '#features/admin/ui/buttons.tsx';
import { useRowFocus } from '#features/admin/ui/list-focus.ts';
import { createTextTest, toSearchDocument } from '#features/shared/search/list-search.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/elements.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './home-order.css.ts';
import type { OtherRow } from './pinned-order.ts';

interface OtherListProps {
  readonly label: string;
  readonly rows: readonly OtherRow[];
  readonly isFull: boolean;
  readonly onPin: (row: OtherRow) => void;
  readonly canMove: (row: OtherRow, by: Step) => boolean;
  readonly onMove: (row: OtherRow, by: Step) => void;
}

/** Rows from which a search is offered. */
const searchable = 10;

/** Packages that are not pinned, newest first. Those that the home page shows can be moved there. */
export function OtherList({ label, rows, isFull, onPin, canMove, onMove }: OtherListProps) {
  const [text, setText] = useState('');
  const matches = createTextTest(text);
  const found = rows.filter((row) => matches(toSearchDocument(row, [row.name])));
  const list = useRef<HTMLUListElement>(null);
  const focus = useRowFocus(list, found.map(({ id }) => id).join());
  return (
    <>
      {(rows.length >= searchable || text !== '') && (
        <TextField
          type="search"
          dir="auto"
          label="Find a package to pin"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <ul ref={list} aria-label={label} className={styles.rows}>
        {found.map((row, index) => (
          <li key={row.id} data-row={row.id} className={styles.otherRow}>
            <p className={styles.name}>
              <bdi>{row.name}</bdi>
              {row.isShown && <span className={styles.note}> On the home page, as one of the newest</span>}
            </p>
            <div className={styles.otherActions}>
              {row.isShown && (
                <MoveButtons
                  name={row.name}
                  className={styles.rowButton}
                  canMove={(by) => canMove(row, by)}
                  onMove={(by, button) => {
                    focus.onMove(button);
                    onMove(row, by);
                  }}
                />
              )}
              <Button
                tone="line"
                className={styles.rowButton}
                data-toggle
                aria-disabled={isFull}
                onClick={() => {
                  if (isFull) return;
                  focus.onRemove(index);
                  onPin(row);
                }}
              >
                <span>
                  Pin <VisuallyHidden>{row.name}</VisuallyHidden>
                </span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
