import { createHistoryListeners, type HistoryEntry, type History } from './history.ts';

export interface MemoryHistory extends History {
  /** The addresses of all entries, oldest first. */
  addresses(): string[];
}

export function createMemoryHistory(start = '/', origin = 'http://localhost'): MemoryHistory {
  const listeners = createHistoryListeners();
  let keys = 0;
  const entries: HistoryEntry[] = [];
  // As a relative address, a path of two slashes would be parsed as a host.
  let current = makeEntry(start.startsWith('/') ? origin + start : start, origin, null, 0);
  entries.push(current);

  function makeEntry(to: string, base: string, state: unknown, index: number): HistoryEntry {
    const url = new URL(to, base);
    if (url.origin !== origin) throw new Error(`${to} is not an address of ${origin}`);
    keys += 1;
    return { key: String(keys), index, path: url.pathname, search: url.search, hash: url.hash, state };
  }

  return {
    origin,
    read: () => current,
    push(to, state = null) {
      const entry = makeEntry(to, origin + address(current), state, current.index + 1);
      entries.splice(entry.index, Infinity, entry);
      current = entry;
      listeners.notify(entry, 'push');
    },
    replace(to, state = null) {
      const entry = makeEntry(to, origin + address(current), state, current.index);
      entries.splice(entry.index, 1, entry);
      current = entry;
      listeners.notify(entry, 'replace');
    },
    listen: (listener) => listeners.add(listener),
    go(steps) {
      const target = entries[current.index + steps];
      if (target === undefined || steps === 0) return;
      current = target;
      listeners.notify(target, 'pop');
    },
    addresses: () => entries.map(address),
  };
}

const address = ({ path, search, hash }: HistoryEntry) => path + search + hash;
