export interface HistoryEntry {
  /** Unique in the tab, also after a reload. */
  readonly key: string;
  readonly index: number;
  readonly path: string;
  /** With its question mark; '' when there is none. */
  readonly search: string;
  /** With its number sign; '' when there is none. */
  readonly hash: string;
  /** Passed with the navigation; unknown, as the browser keeps it over reloads. */
  readonly state: unknown;
}

export type HistoryAction = 'push' | 'replace' | 'pop';

export interface History {
  /** Origin of the site, such as `https://banyan.example`. */
  readonly origin: string;
  read(): HistoryEntry;
  /** @param to an address of this site, absolute or relative to the present one @throws for another site */
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  /** Like the browser's `history.go`: beyond either end nothing happens, and listeners may be called later. */
  go(steps: number): void;
  listen(listener: HistoryListener): () => void;
}

type HistoryListener = (entry: HistoryEntry, action: HistoryAction) => void;

function createHistoryListeners() {
  const listeners = new Set<HistoryListener>();
  return {
    add(listener: HistoryListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    count: () => listeners.size,
    notify: (entry: HistoryEntry, action: HistoryAction) =>
      [...listeners].forEach((listener) => listener(entry, action)),
  };
}

interface EntryState {
  readonly key: string;
  readonly index: number;
  readonly state: unknown;
}

/** The session history of a window (HTML standard, the History interface). */
export function createBrowserHistory(window: Window): History {
  const { history, location } = window;
  const listeners = createHistoryListeners();
  let index = -1;

  /** Gives the present entry a key if it has none: the first page, or a link to a `#part`. */
  function readEntryState(): EntryState {
    const stored: unknown = history.state;
    if (isEntryState(stored)) return stored;
    const fresh = { key: newKey(), index: index + 1, state: null };
    history.replaceState(fresh, '');
    return fresh;
  }

  function read(): HistoryEntry {
    const { key, state, ...rest } = readEntryState();
    ({ index } = rest);
    return { key, index, path: location.pathname, search: location.search, hash: location.hash, state };
  }

  function onPopState() {
    const action = isEntryState(history.state) ? 'pop' : 'push';
    listeners.notify(read(), action);
  }

  return {
    origin: location.origin,
    read,
    push(to, state = null) {
      history.pushState({ key: newKey(), index: read().index + 1, state } satisfies EntryState, '', to);
      listeners.notify(read(), 'push');
    },
    replace(to, state = null) {
      history.replaceState({ key: newKey(), index: read().index, state } satisfies EntryState, '', to);
      listeners.notify(read(), 'replace');
    },
    go: (steps) => history.go(steps),
    listen(listener) {
      if (listeners.count() === 0) window.addEventListener('popstate', onPopState);
      const stop = listeners.add(listener);
      return () => {
        stop();
        if (listeners.count() === 0) window.removeEventListener('popstate', onPopState);
      };
    },
  };
}

const newKey = () => Math.random().toString(36).slice(2);

function isEntryState(value: unknown): value is EntryState {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('index' in value)) return false;
  return typeof value.key === 'string' && typeof value.index === 'number';
}

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
