/** A cache that evicts its least recently used values when their total weight exceeds the capacity. */
export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  /** Deletes the values of all keys that begin so. */
  deleteByPrefix(prefix: string): void;
}

/** @param capacity largest total weight @param sizeOf by default 1, so that `capacity` is a number of entries */
export function createLruCache<V>(capacity: number, sizeOf: (value: V) => number = () => 1): LruCache<V> {
  const entries = new Map<string, V>();
  let weight = 0;
  const forget = (key: string, value: V) => {
    entries.delete(key);
    weight -= sizeOf(value);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    delete: (key) => {
      const value = entries.get(key);
      if (value !== undefined) forget(key, value);
    },
    deleteByPrefix: (prefix) => {
      for (const [key, value] of entries) if (key.startsWith(prefix)) forget(key, value);
    },
    set: (key, value) => {
      const before = entries.get(key);
      if (before !== undefined) forget(key, before);
      if (sizeOf(value) > capacity) return;
      entries.set(key, value);
      weight += sizeOf(value);
      for (const [oldest, kept] of entries) {
        if (weight <= capacity) break;
        forget(oldest, kept);
      }
    },
  };
}
