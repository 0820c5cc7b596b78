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

/** What the router asks of the session; the answers come back as events. */
export interface SessionPort {
  /** Finds out who is there; the outcome arrives as `session-changed` or `session-unreachable`. */
  checkSession(): void;
  /** Asks the server whether the visitor is an administrator; never rejects. */
  verifyAdmin(): Promise<Verdict>;
  /** Forgets the session on this side. */
  clearSession(): void;
  /** Finds out whether a member is an administrator; one who is arrives as `session-changed`. */
  recogniseAdmin(): void;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Handed over to the next page; `{ from }` is where to go after a sign-in. */
  readonly state?: unknown;
}

/** How the present page was reached: what scrolling and focus are decided by. */
export interface Arrival {
  readonly entry: Entry;
  /** `start` on the first page. */
  readonly move: Move | 'start';
  /** The entry before this one. */
  readonly previous: Entry | null;
}

export interface Router {
  state(): RouterState;
  arrival(): Arrival;
  subscribe(listener: () => void): () => void;
  dispatch(event: RouterEvent): void;
  navigate(to: string, options?: NavigateOptions): void;
  /** What the gate needs to undo a traversal. */
  readonly history: Pick<History, 'go' | 'origin'>;
  /** Every link and traversal passes it from now on; see `leaving.ts`. */
  setGate(gate: Gate): void;
  /** wouter's location hook: `<Router hook={router.useLocation}>` (wouter README, "Customizing the location hook"). */
  readonly useLocation: LocationHook;
  /** Stops listening to the history. */
  stop(): void;
}

/** Lets a page be left, later, or not at all. */
export interface Gate {
  /** @param go follows the link; whoever is kept never calls it */
  follow(to: string, here: Entry, go: () => void): void;
  /** Whether a traversal that has just happened is to be shown. */
  arrives(here: Entry, entry: Entry): boolean;
}

interface LocationHook {
  (): [string, Router['navigate']];
  searchHook: () => string;
}

/**
 * Drives the machine: every event is queued, its state committed and its effects performed, and listeners
 * are told once, when nothing is left to do. So a redirect has settled before anything renders.
 */
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
      // A link to the page one is on adds no step back to it, as browsers do it.
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
  // The server renders one page for all queries, so a page is taken over without one; its own follows at once.
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

/** What a link to the sign-in hands over: the page to go back to, as a redirect to it does (specification, section 2). */
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
