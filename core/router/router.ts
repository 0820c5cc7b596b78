import { useSyncExternalStore } from 'react';
import { parseUrl } from '#contract/page-path.ts';
import { paths } from '#features/shared/paths.ts';
import type { History, HistoryAction, HistoryEntry } from './history.ts';
import {
  createInitialState,
  transition,
  type Access,
  type AdminCheckResult,
  type RouterEffect,
  type RouterEvent,
  type RouterLocation,
} from './machine.ts';
import { isSamePath, toSafeRedirect } from './path.ts';

const { signIn } = paths;

export interface SessionPort {
  /** The result is `session-changed` or `session-unreachable`. */
  checkSession(): void;
  /** Asks the server; never rejects. */
  verifyAdmin(): Promise<AdminCheckResult>;
  /** Ends the session in the browser only. */
  clearSession(): void;
  /** Asks the server whether a member is an administrator; if so, `session-changed` follows. */
  detectAdmin(): void;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Passed to the next page; `{ from }` is the address to return to after a sign-in. */
  readonly state?: unknown;
}

export interface LastNavigation {
  readonly entry: HistoryEntry;
  /** `start`: the first page. */
  readonly action: HistoryAction | 'start';
  readonly previous: HistoryEntry | null;
}

export type Router = ReturnType<typeof createRouter>;

export interface NavigationBlocker {
  /** @param proceed follows the link; not called when the visitor stays */
  followLink(to: string, current: HistoryEntry, proceed: () => void): void;
  /** Whether to show `entry`, which a traversal has reached; `here` was shown so far. */
  allowsTraversal(current: HistoryEntry, entry: HistoryEntry): boolean;
}

interface LocationHook {
  (): [string, (to: string, options?: NavigateOptions) => void];
  searchHook: () => string;
}

/**
 * Queues events; listeners are called once the queue is empty, so a redirect has settled before anything renders.
 * @param matchRoute what the table of pages says of a path
 * @param servedSearch the query that the server rendered the page for
 */
export function createRouter(
  history: History,
  session: SessionPort,
  matchRoute: (path: string) => { readonly access: Access },
  servedSearch = '',
) {
  const listeners = new Set<() => void>();
  const queue: RouterEvent[] = [];
  let running = false;
  let lastNavigation: LastNavigation = { entry: history.read(), action: 'start', previous: null };
  let state = createInitialState(toLocation(lastNavigation.entry));

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
      case 'detect-admin':
        session.detectAdmin();
        return;
    }
    effect satisfies never;
  }

  async function checkAdmin(visit: number) {
    dispatch({ type: 'admin-checked', visit, result: await session.verifyAdmin() });
  }

  let blocker: NavigationBlocker | undefined;
  const stop = history.listen((entry, action) => {
    if (action === 'pop' && blocker && !blocker.allowsTraversal(lastNavigation.entry, entry)) return;
    lastNavigation = { entry, action, previous: lastNavigation.entry };
    dispatch({ type: 'navigated', location: toLocation(entry) });
  });

  function navigate(to: string, options: NavigateOptions = {}) {
    const {
      replace = false,
      state: entryState = createReturnState(to, lastNavigation.entry, state.location, history.origin),
    } = options;
    const proceed = () => {
      // As in browsers, a link to the present address adds no history entry.
      if (replace || isCurrentAddress(to, lastNavigation.entry, history.origin))
        history.replace(to, entryState);
      else history.push(to, entryState);
    };
    if (blocker) blocker.followLink(to, lastNavigation.entry, proceed);
    else proceed();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function toLocation({ path, search, hash, state: entryState }: HistoryEntry): RouterLocation {
    const from =
      typeof entryState === 'object' && entryState !== null && 'from' in entryState ? entryState.from : null;
    return {
      path,
      access: matchRoute(path).access,
      search,
      hash,
      from: toSafeRedirect(from, history.origin),
    };
  }

  const readPath = () => state.location.path;
  const readSearch = () => state.location.search;
  const useLocation: LocationHook = () => [useSyncExternalStore(subscribe, readPath, readPath), navigate];
  // Hydration starts with the query that the server rendered the page for; the real one follows at once.
  useLocation.searchHook = () => useSyncExternalStore(subscribe, readSearch, () => servedSearch);

  dispatch({ type: 'navigated', location: state.location });
  return {
    state: () => state,
    lastNavigation: () => lastNavigation,
    subscribe,
    dispatch,
    navigate,
    /** For the blocker, which undoes traversals. */
    history,
    /** The blocker then decides about every link and traversal (navigation-blocker.ts). */
    setBlocker: (newBlocker: NavigationBlocker) => {
      blocker = newBlocker;
    },
    /** wouter's location hook (wouter README, "Customizing the location hook"). */
    useLocation,
    stop,
  };
}

/** State of a link to the sign-in: the page to return to, as after a redirect (specification, section 2). */
function createReturnState(
  to: string,
  { path, search, hash }: HistoryEntry,
  location: RouterLocation,
  origin: string,
) {
  const current = new URL(path + search + hash, origin);
  const url = parseUrl(to, current.href);
  if (!url || !isSamePath(url.pathname, signIn)) return null;
  const from = isSamePath(path, signIn) ? location.from : path + search + hash;
  return from === null ? null : { from };
}

function isCurrentAddress(to: string, { path, search, hash }: HistoryEntry, origin: string): boolean {
  const current = new URL(origin + path + search + hash);
  return parseUrl(to, current.href)?.href === current.href;
}
