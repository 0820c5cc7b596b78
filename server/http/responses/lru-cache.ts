export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

/** @param capacity largest total weight @param sizeOf by default 1, so that `capacity` is a number of entries */
export function createLruCache<V>(capacity: number, sizeOf: (value: V) => number = () => 1): LruCache<V> {
  const entries = new Map<string, V>();
  let weight = 0;
  const evict = (key: string, value: V) => {
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
      if (value !== undefined) evict(key, value);
    },
    set: (key, value) => {
      const previous = entries.get(key);
      if (previous !== undefined) evict(key, previous);
      if (sizeOf(value) > capacity) return;
      entries.set(key, value);
      weight += sizeOf(value);
      for (const [oldest, oldestValue] of entries) {
        if (weight <= capacity) break;
        evict(oldest, oldestValue);
      }
    },
  };
}
