import type { Shelf } from '#features/shortlist/shelf.ts';

/** A browser that keeps texts in memory. @param given what an earlier visit left */
export function createMemoryShelves(given: string | null = null) {
  const tabs = new Map<Shelf, Set<() => void>>();
  let text = given;
  let refuses = false;
  return {
    /** What is kept now. */
    text: () => text,
    /** From now on it keeps nothing more, or does again. */
    refuse: (now: boolean) => void (refuses = now),
    /** A tab of this browser; it hears of what others write, not of its own. */
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
