import { useSyncExternalStore } from 'react';
import { paths } from '#features/shared/paths.ts';
import type { HistoryEntry, History, HistoryAction } from './history.ts';
import {
  createInitialState,
  transition,
  type RouterLocation,
  type RouterEffect,
  type RouterEvent,
  type RouterState,
  type AdminCheckResult,
} from './machine.ts';
import { isSamePath } from './path.ts';
import { toSafeRedirect } from './safe-redirect.ts';

const { signIn } = paths;

/** What the router asks of the session; the results arrive as events. */
export interface SessionPort {
  /** The result is `session-changed` or `session-unreachable`. */
  checkSession(): void;
  /** Asks the server; never rejects. */
  verifyAdmin(): Promise<AdminCheckResult>;
  /** Ends the session in the browser only. */
  clearSession(): void;
  /** Asks the server whether a member is an administrator; if so, `session-changed` follows. */
  recogniseAdmin(): void;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Passed to the next page; `{ from }` is the address to return to after a sign-in. */
  readonly state?: unknown;
}

/** How the present page was reached, which decides scrolling and focus. */
export interface LastNavigation {
  readonly entry: HistoryEntry;
  /** `start`: the first page. */
  readonly move: HistoryAction | 'start';
  readonly previous: HistoryEntry | null;
}

export interface Router {
  state(): RouterState;
  arrival(): LastNavigation;
  subscribe(listener: () => void): () => void;
  dispatch(event: RouterEvent): void;
  navigate(to: string, options?: NavigateOptions): void;
  /** Lets the gate undo a traversal. */
  readonly history: Pick<History, 'go' | 'origin'>;
  /** From now on the gate decides about every link and traversal (leaving.ts). */
  setGate(blocker: NavigationBlocker): void;
  /** wouter's location hook (wouter README, "Customizing the location hook"). */
  readonly useLocation: LocationHook;
  stop(): void;
}

/** Navigation blocker. */
export interface NavigationBlocker {
  /** @param go follows the link; not called when the visitor stays */
  follow(to: string, here: HistoryEntry, go: () => void): void;
  /** Whether to show `entry`, which a traversal has reached; `here` was shown so far. */
  arrives(here: HistoryEntry, entry: HistoryEntry): boolean;
}

interface LocationHook {
  (): [string, Router['navigate']];
  searchHook: () => string;
}

/** Queues events; listeners are called once the queue is empty, so a redirect has settled before anything renders. */
export function createRouter(history: History, session: SessionPort): Router {
  const listeners = new Set<() => void>();
  const queue: RouterEvent[] = [];
  let running = false;
  let arrival: LastNavigation = { entry: history.read(), move: 'start', previous: null };
  let state = createInitialState(toLocation(arrival.entry, history.origin));

  function dispatch(event: RouterEvent) {
    queue.push(event);
    if (running) return;
    running = true;
    const before = state;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [after, effects] = transition(state, next);
        state = after;
        effects.forEach(perform);
      }
    } finally {
      running = false;
    }
    if (state !== before) [...listeners].forEach((listener) => listener());
  }

  function perform(effect: RouterEffect) {
    switch (effect.type) {
      case 'replace':
        history.replace(effect.to, effect.from === null ? null : { from: effect.from });
        return;
      case 'check-session':
        session.checkSession();
        return;
      case 'verify-admin':
        void checkAdmin(effect.visit);
        return;
      case 'clear-session':
        session.clearSession();
        return;
      case 'recognise-admin':
        session.recogniseAdmin();
        return;
    }
    effect satisfies never;
  }

  async function checkAdmin(visit: number) {
    dispatch({ type: 'admin-checked', visit, verdict: await session.verifyAdmin() });
  }

  let gate: NavigationBlocker | undefined;
  const stop = history.listen((entry, move) => {
    if (move === 'pop' && gate && !gate.arrives(arrival.entry, entry)) return;
    arrival = { entry, move, previous: arrival.entry };
    dispatch({ type: 'arrived', place: toLocation(entry, history.origin) });
  });

  function navigate(to: string, options: NavigateOptions = {}) {
    const {
      replace = false,
      state: handed = createReturnState(to, arrival.entry, state.place, history.origin),
    } = options;
    const go = () => {
      // As in browsers, a link to the present address adds no history entry.
      if (replace || isCurrentAddress(to, arrival.entry, history.origin)) history.replace(to, handed);
      else history.push(to, handed);
    };
    if (gate) gate.follow(to, arrival.entry, go);
    else go();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  const readPath = () => state.place.path;
  const readSearch = () => state.place.search;
  const useLocation: LocationHook = () => [useSyncExternalStore(subscribe, readPath, readPath), navigate];
  // The server renders one page for all queries, so hydration starts without one; the real one follows at once.
  useLocation.searchHook = () => useSyncExternalStore(subscribe, readSearch, getServerSearch);

  dispatch({ type: 'arrived', place: state.place });
  return {
    state: () => state,
    arrival: () => arrival,
    subscribe,
    dispatch,
    navigate,
    history,
    setGate: (set) => {
      gate = set;
    },
    useLocation,
    stop,
  };
}

const getServerSearch = () => '';

function toLocation({ path, search, hash, state }: HistoryEntry, origin: string): RouterLocation {
  const remembered = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return { path, search, hash, from: toSafeRedirect(remembered, origin) };
}

/** State of a link to the sign-in: the page to return to, as after a redirect (specification, section 2). */
function createReturnState(
  to: string,
  { path, search, hash }: HistoryEntry,
  place: RouterLocation,
  origin: string,
) {
  const here = new URL(path + search + hash, origin);
  if (!URL.canParse(to, here.href) || !isSamePath(new URL(to, here.href).pathname, signIn)) return null;
  const from = isSamePath(path, signIn) ? place.from : path + search + hash;
  return from === null ? null : { from };
}

function isCurrentAddress(to: string, { path, search, hash }: HistoryEntry, origin: string): boolean {
  const here = new URL(origin + path + search + hash);
  return URL.canParse(to, here.href) && new URL(to, here.href).href === here.href;
}
