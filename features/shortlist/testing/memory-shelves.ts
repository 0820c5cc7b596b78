import type { Shelf } from '#features/shortlist/shelf.ts';

/** Storage in memory. @param given left by an earlier visit */
export function createMemoryShelves(given: string | null = null) {
  const tabs = new Map<Shelf, Set<() => void>>();
  let text = given;
  let refuses = false;
  return {
    text: () => text,
    /** Makes writes fail, or succeed again. */
    refuse: (now: boolean) => void (refuses = now),
    /** A tab, which is notified of the writes of other tabs only. */
    open(): Shelf {
      const own = new Set<() => void>();
      const shelf: Shelf = {
        read: () => text,
        write(next) {
          if (refuses) return false;
          text = next;
          for (const [tab, listeners] of tabs)
            if (tab !== shelf) for (const listener of listeners) listener();
          return true;
        },
        listen(listener) {
          own.add(listener);
          return () => void own.delete(listener);
        },
      };
      tabs.set(shelf, own);
      return shelf;
    },
  };
}
