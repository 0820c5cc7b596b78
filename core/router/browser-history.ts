import { createListeners, type Entry, type History } from './history.ts';

/** What the browser keeps with an entry: our key beside the caller's state. */
interface Kept {
  readonly key: string;
  readonly state: unknown;
}

/** The browser's own history (HTML standard, the History interface), for one window. */
export function createBrowserHistory(window: Window): History {
  const { history, location } = window;
  const listeners = createListeners();

  /** Gives the present entry a key when it came without us: the first page, or a link to a `#part`. */
  function keep(): Kept {
    const kept: unknown = history.state;
    if (isKept(kept)) return kept;
    const fresh = { key: newKey(), state: null };
    history.replaceState(fresh, '');
    return fresh;
  }

  function read(): Entry {
    const { key, state } = keep();
    return { key, path: location.pathname, search: location.search, hash: location.hash, state };
  }

  function tellPop() {
    const move = isKept(history.state) ? 'pop' : 'push';
    listeners.tell(read(), move);
  }

  return {
    origin: location.origin,
    read,
    push(to, state = null) {
      history.pushState({ key: newKey(), state } satisfies Kept, '', to);
      listeners.tell(read(), 'push');
    },
    replace(to, state = null) {
      history.replaceState({ key: newKey(), state } satisfies Kept, '', to);
      listeners.tell(read(), 'replace');
    },
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
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}
