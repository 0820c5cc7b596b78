import { useCallback, useRef } from 'react';
import { MoveButtons } from '#features/admin/ui/buttons.tsx';
import { Grip } from '#features/admin/ui/icons.ts';
import { useRowFocus } from '#features/admin/ui/list-focus.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import * as styles from './home-order.css.ts';
import type { PinnedRow } from './pinned-order.ts';
import { useRowDrag } from './use-row-drag.ts';

interface PinnedListProps {
  readonly label: string;
  readonly rows: readonly PinnedRow[];
  readonly onMove: (from: number, to: number) => void;
  readonly onUnpin: (row: PinnedRow) => void;
}

/** Pinned packages in their order, moved by their handle or by Up and Down. */
export function PinnedList({ label, rows, onMove, onUnpin }: PinnedListProps) {
  const list = useRef<HTMLOListElement>(null);
  const scroller = useCallback(() => list.current?.closest<HTMLElement>('[role=dialog]') ?? null, []);
  const { drag, handleEvents, offsetOf } = useRowDrag(list, scroller, onMove);
  const focus = useRowFocus(list, rows.map(({ id }) => id).join());

  return (
    <ol ref={list} aria-label={label} className={styles.rows}>
      {rows.map((row, index) => (
        <li
          key={row.id}
          data-row={row.id}
          className={classes(
            styles.row,
            drag ? (drag.from === index ? styles.dragged : styles.shifting) : undefined,
          )}
          style={drag ? { transform: `translateY(${offsetOf(index)}px)` } : undefined}
        >
          <span className={styles.handle} aria-hidden="true" {...handleEvents(index)}>
            <Grip size={20} strokeWidth={3} />
          </span>
          <p className={styles.name}>
            <span className={styles.number}>{index + 1}</span> <bdi>{row.name}</bdi>
            {row.note !== '' && <span className={styles.note}> Not shown: {row.note}</span>}
          </p>
          <div className={styles.rowActions}>
            <MoveButtons
              name={row.name}
              className={styles.rowButton}
              canMove={(by) => rows[index + by] !== undefined}
              onMove={(by, button) => {
                focus.onMove(button);
                onMove(index, index + by);
              }}
            />
            <Button
              tone="line"
              className={styles.rowButton}
              data-toggle
              onClick={() => {
                focus.onRemove(index);
                onUnpin(row);
              }}
            >
              <span>
                Unpin <VisuallyHidden>{row.name}</VisuallyHidden>
              </span>
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
