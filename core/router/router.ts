import { useSyncExternalStore } from 'react';
import { samePage } from './access.ts';
import type { Entry, History, Move } from './history.ts';
import {
  atRest,
  signIn,
  transition,
  type Place,
  type RouterEffect,
  type RouterEvent,
  type RouterState,
  type Verdict,
} from './machine.ts';
import { toSiteAddress } from './site-address.ts';

/** What the router asks of the session; the results arrive as events. */
export interface SessionPort {
  /** The result is `session-changed` or `session-unreachable`. */
  checkSession(): void;
  /** Asks the server; never rejects. */
  verifyAdmin(): Promise<Verdict>;
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
export interface Arrival {
  readonly entry: Entry;
  /** `start`: the first page. */
  readonly move: Move | 'start';
  readonly previous: Entry | null;
}

export interface Router {
  state(): RouterState;
  arrival(): Arrival;
  subscribe(listener: () => void): () => void;
  dispatch(event: RouterEvent): void;
  navigate(to: string, options?: NavigateOptions): void;
  /** Lets the gate undo a traversal. */
  readonly history: Pick<History, 'go' | 'origin'>;
  /** From now on the gate decides about every link and traversal (leaving.ts). */
  setGate(gate: Gate): void;
  /** wouter's location hook (wouter README, "Customizing the location hook"). */
  readonly useLocation: LocationHook;
  stop(): void;
}

/** Navigation blocker. */
export interface Gate {
  /** @param go follows the link; not called when the visitor stays */
  follow(to: string, here: Entry, go: () => void): void;
  /** Whether to show `entry`, which a traversal has reached; `here` was shown so far. */
  arrives(here: Entry, entry: Entry): boolean;
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
  let arrival: Arrival = { entry: history.read(), move: 'start', previous: null };
  let state = atRest(toPlace(arrival.entry, history.origin));

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
        void judge(effect.visit);
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

  async function judge(visit: number) {
    dispatch({ type: 'admin-checked', visit, verdict: await session.verifyAdmin() });
  }

  let gate: Gate | undefined;
  const stop = history.listen((entry, move) => {
    if (move === 'pop' && gate && !gate.arrives(arrival.entry, entry)) return;
    arrival = { entry, move, previous: arrival.entry };
    dispatch({ type: 'arrived', place: toPlace(entry, history.origin) });
  });

  function navigate(to: string, options: NavigateOptions = {}) {
    const { replace = false, state: handed = wayBack(to, arrival.entry, state.place, history.origin) } =
      options;
    const go = () => {
      // As in browsers, a link to the present address adds no history entry.
      if (replace || isHere(to, arrival.entry, history.origin)) history.replace(to, handed);
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
  useLocation.searchHook = () => useSyncExternalStore(subscribe, readSearch, noSearch);

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

const noSearch = () => '';

function toPlace({ path, search, hash, state }: Entry, origin: string): Place {
  const remembered = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return { path, search, hash, from: toSiteAddress(remembered, origin) };
}

/** State of a link to the sign-in: the page to return to, as after a redirect (specification, section 2). */
function wayBack(to: string, { path, search, hash }: Entry, place: Place, origin: string) {
  const here = new URL(path + search + hash, origin);
  if (!URL.canParse(to, here.href) || !samePage(new URL(to, here.href).pathname, signIn)) return null;
  const from = samePage(path, signIn) ? place.from : path + search + hash;
  return from === null ? null : { from };
}

function isHere(to: string, { path, search, hash }: Entry, origin: string): boolean {
  const here = new URL(origin + path + search + hash);
  return URL.canParse(to, here.href) && new URL(to, here.href).href === here.href;
}
