import { createHistoryListeners, type HistoryEntry, type History } from './history.ts';

/** `history.state`: the key and index of the entry beside the caller's state. */
interface Kept {
  readonly key: string;
  readonly index: number;
  readonly state: unknown;
}

/** The session history of a window (HTML standard, the History interface). */
export function createBrowserHistory(window: Window): History {
  const { history, location } = window;
  const listeners = createHistoryListeners();
  /** Index of the entry that was read last. */
  let index = -1;

  /** Gives the present entry a key if it has none: the first page, or a link to a `#part`. */
  function keep(): Kept {
    const kept: unknown = history.state;
    if (isKept(kept)) return kept;
    const fresh = { key: newKey(), index: index + 1, state: null };
    history.replaceState(fresh, '');
    return fresh;
  }

  function read(): HistoryEntry {
    const { key, state, ...kept } = keep();
    ({ index } = kept);
    return { key, index, path: location.pathname, search: location.search, hash: location.hash, state };
  }

  function tellPop() {
    const move = isKept(history.state) ? 'pop' : 'push';
    listeners.tell(read(), move);
  }

  return {
    origin: location.origin,
    read,
    push(to, state = null) {
      history.pushState({ key: newKey(), index: read().index + 1, state } satisfies Kept, '', to);
      listeners.tell(read(), 'push');
    },
    replace(to, state = null) {
      history.replaceState({ key: newKey(), index: read().index, state } satisfies Kept, '', to);
      listeners.tell(read(), 'replace');
    },
    go: (steps) => history.go(steps),
    listen(listener) {
      if (listeners.count() === 0) window.addEventListener('popstate', tellPop);
      const stop = listeners.add(listener);
      return () => {
        stop();
        if (listeners.count() === 0) window.removeEventListener('popstate', tellPop);
      };
    },
  };
}

const newKey = () => Math.random().toString(36).slice(2);

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('index' in value)) return false;
  return typeof value.key === 'string' && typeof value.index === 'number';
}
