import { useEffect, useRef, type RefObject } from 'react';

interface Entry {
  readonly _id: string;
}

/**
 * When a card that held the focus is deleted, the focus goes to the one that takes its place, or to the last.
 * Each item of the grid has its id as `data-entry`, and what takes the focus is marked `data-edit`.
 */
export function useFocusAfter(
  grid: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
  deleting: readonly string[],
): void {
  const before = useRef({ entries, deleting });
  useEffect(() => {
    const left = before.current;
    before.current = { entries, deleting };
    const gone = ({ _id }: Entry) =>
      left.deleting.includes(_id) && !entries.some((entry) => entry._id === _id);
    const place = left.entries.findIndex(gone);
    // Whoever went on meanwhile keeps the focus where it is.
    if (place < 0 || document.activeElement !== document.body) return;
    const next = entries[Math.min(place, entries.length - 1)];
    const item = next && grid.current?.querySelector(`[data-entry="${CSS.escape(next._id)}"]`);
    item?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }, [grid, entries, deleting]);
}
