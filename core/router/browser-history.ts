import { createHistoryListeners, type HistoryEntry, type History } from './history.ts';

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
