import { createHistoryListeners, type HistoryEntry, type History } from './history.ts';

export interface MemoryHistory extends History {
  /** The addresses of all entries, oldest first. */
  addresses(): string[];
}

/** A history without a browser. @param start address of the first entry @param origin the site's own */
export function createMemoryHistory(start = '/', origin = 'http://localhost'): MemoryHistory {
  const listeners = createHistoryListeners();
  let keys = 0;
  const entries: HistoryEntry[] = [];
  // As a relative address, a path of two slashes would be parsed as a host.
  let here = makeEntry(start.startsWith('/') ? origin + start : start, origin, null, 0);
  entries.push(here);

  function makeEntry(to: string, base: string, state: unknown, index: number): HistoryEntry {
    const url = new URL(to, base);
    if (url.origin !== origin) throw new Error(`${to} is not an address of ${origin}`);
    keys += 1;
    return { key: String(keys), index, path: url.pathname, search: url.search, hash: url.hash, state };
  }

  return {
    origin,
    read: () => here,
    push(to, state = null) {
      const entry = makeEntry(to, origin + address(here), state, here.index + 1);
      entries.splice(entry.index, Infinity, entry);
      here = entry;
      listeners.tell(entry, 'push');
    },
    replace(to, state = null) {
      const entry = makeEntry(to, origin + address(here), state, here.index);
      entries.splice(entry.index, 1, entry);
      here = entry;
      listeners.tell(entry, 'replace');
    },
    listen: (listener) => listeners.add(listener),
    go(steps) {
      const target = entries[here.index + steps];
      if (target === undefined || steps === 0) return;
      here = target;
      listeners.tell(target, 'pop');
    },
    addresses: () => entries.map(address),
  };
}

const address = ({ path, search, hash }: HistoryEntry) => path + search + hash;
