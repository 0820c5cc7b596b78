import type { ShortlistStorage } from '#features/shortlist/shortlist-storage.ts';

/** Storage in memory. */
export function createMemoryStorage() {
  const tabs = new Map<ShortlistStorage, Set<() => void>>();
  let text: string | null = null;
  let failsWrites = false;
  return {
    /** Makes writes fail, or succeed again. */
    refuse: (now: boolean) => void (failsWrites = now),
    /** A tab, which is notified of the writes of other tabs only. */
    open(): ShortlistStorage {
      const listeners = new Set<() => void>();
      const storage: ShortlistStorage = {
        read: () => text,
        write(next) {
          if (failsWrites) return false;
          text = next;
          for (const [tab, tabListeners] of tabs)
            if (tab !== storage) for (const listener of tabListeners) listener();
          return true;
        },
        listen(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
      tabs.set(storage, listeners);
      return storage;
    },
  };
}
