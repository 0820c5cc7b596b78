import { useEffect, useRef, type RefObject } from 'react';

type Pending =
  | { readonly kind: 'moved'; readonly button: HTMLElement; readonly selector: string }
  | { readonly kind: 'removed'; readonly index: number };

/**
 * Keeps the focus when a press changes the rows: on the button of a moved row, which the move takes it from, also where
 * the row is in another list of the dialog then (`data-row`, `data-move`), and after a removal on the `data-toggle` of
 * the row that takes its place, else on the `data-undo` of the dialog.
 * @param order changes with the rows
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, order: string) {
  const pending = useRef<Pending | null>(null);
  const lastOrder = useRef(order);
  useEffect(() => {
    if (lastOrder.current === order) return;
    lastOrder.current = order;
    const focus = pending.current;
    pending.current = null;
    if (!focus || document.activeElement !== document.body) return;
    const dialog = list.current?.closest('[role=dialog]');
    if (focus.kind === 'moved') {
      const button = focus.button.isConnected
        ? focus.button
        : dialog?.querySelector<HTMLElement>(focus.selector);
      button?.focus();
      return;
    }
    const rows = [...(list.current?.children ?? [])];
    const row = rows[Math.min(focus.index, rows.length - 1)];
    const undo = dialog?.querySelector<HTMLElement>('[data-undo]');
    (row?.querySelector<HTMLElement>('[data-toggle]') ?? undo)?.focus();
  }, [list, order]);
  return {
    onMove: (button: HTMLElement): void => {
      const row = CSS.escape(button.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '');
      const selector = `[data-row="${row}"] [data-move="${button.dataset['move']}"]`;
      pending.current = { kind: 'moved', button, selector };
    },
    onRemove: (index: number): void => {
      pending.current = { kind: 'removed', index };
    },
  };
}

interface Entry {
  readonly _id: string;
}

/** After a deletion focuses the `data-edit` of the next or last item; items have their id as `data-entry`. */
export function useFocusAfterDelete(
  grid: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
  deleting: readonly string[],
): void {
  const previousRef = useRef({ entries, deleting });
  useEffect(() => {
    const previous = previousRef.current;
    previousRef.current = { entries, deleting };
    const isDeleted = ({ _id }: Entry) =>
      previous.deleting.includes(_id) && !entries.some((entry) => entry._id === _id);
    const deletedIndex = previous.entries.findIndex(isDeleted);
    // The focus has been moved elsewhere meanwhile.
    if (deletedIndex < 0 || document.activeElement !== document.body) return;
    const next = entries[Math.min(deletedIndex, entries.length - 1)];
    if (next) findEntry(grid, next._id)?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }, [grid, entries, deleting]);
}

/** @param id its `data-entry` */
export const findEntry = (grid: RefObject<HTMLElement | null>, id: string) =>
  grid.current?.querySelector(`[data-entry="${CSS.escape(id)}"]`);
