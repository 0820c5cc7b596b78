import { useEffect, useRef, type RefObject } from 'react';

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
