import type { ShortlistStorage } from '#features/shortlist/shortlist-storage.ts';

/** Storage in memory. @param given left by an earlier visit */
export function createMemoryStorage(given: string | null = null) {
  const tabs = new Map<ShortlistStorage, Set<() => void>>();
  let text = given;
  let refuses = false;
  return {
    text: () => text,
    /** Makes writes fail, or succeed again. */
    refuse: (now: boolean) => void (refuses = now),
    /** A tab, which is notified of the writes of other tabs only. */
    open(): ShortlistStorage {
      const own = new Set<() => void>();
      const storage: ShortlistStorage = {
        read: () => text,
        write(next) {
          if (refuses) return false;
          text = next;
          for (const [tab, listeners] of tabs)
            if (tab !== storage) for (const listener of listeners) listener();
          return true;
        },
        listen(listener) {
          own.add(listener);
          return () => void own.delete(listener);
        },
      };
      tabs.set(storage, own);
      return storage;
    },
  };
}
