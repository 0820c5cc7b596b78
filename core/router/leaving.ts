import type { Entry, History } from './history.ts';
import type { Gate, Router } from './router.ts';

/** Asks before a page is left. */
export interface LeaveGuard {
  /** Whether it has to be asked; called at each attempt. */
  readonly needed: () => boolean;
  /** @param go leaves after all; whoever stays never calls it */
  readonly ask: (go: () => void) => void;
}

/**
 * Keeps the visitor on a page until its guard has been asked. A link is simply not followed; Back and Forward
 * have happened by the time one hears of them, so they are undone, and repeated if the visitor wants it.
 */
function createLeaving(history: Pick<History, 'go' | 'origin'>) {
  let guard: LeaveGuard | null = null;
  /** The entry that a traversal of ours leads to, and what is to become of it. */
  let awaited: { readonly key: string; readonly fate: 'show' | 'ignore' } | null = null;

  function travel(from: Entry, to: Entry, fate: 'show' | 'ignore') {
    awaited = { key: to.key, fate };
    history.go(to.index - from.index);
  }

  return {
    /** Sets the guard of the present page, in place of any other. @returns takes it away */
    block: (set: LeaveGuard): (() => void) => {
      guard = set;
      return () => {
        if (guard === set) guard = null;
      };
    },

    /** Follows a link at once, or when the guard lets it. */
    follow(to: string, here: Entry, go: () => void): void {
      if (guard?.needed() && !isOnPage(to, here, history.origin)) guard.ask(go);
      else go();
    },

    /** Whether a traversal that has just happened is to be shown. @param here the entry shown so far */
    arrives(here: Entry, entry: Entry): boolean {
      const expected = awaited;
      if (expected?.key === entry.key) {
        awaited = null;
        return expected.fate === 'show';
      }
      if (isSamePage(here, entry)) return true;
      // The visitor was faster than the way back: it is begun anew from where they are.
      const asked = expected?.fate === 'ignore';
      if (!asked && !guard?.needed()) {
        awaited = null;
        return true;
      }
      travel(entry, here, 'ignore');
      if (!asked) guard?.ask(() => travel(here, entry, 'show'));
      return false;
    },
  };
}

/** Whether two entries are parts of one page, between which nothing is left. */
const isSamePage = (one: Entry, other: Entry) => one.path === other.path && one.search === other.search;

/** Whether an address leads to the page one is on, be it to another part of it. */
function isOnPage(to: string, { path, search }: Entry, origin: string): boolean {
  const page = new URL(path + search, origin);
  return URL.canParse(to, page.href) && new URL(to, page.href).href.replace(/#.*/, '') === page.href;
}

type Leaving = ReturnType<typeof createLeaving> & Gate;

/** The one of each router, made when it is first needed: no visitor's page asks before it is left. */
const leavings = new WeakMap<Router, Leaving>();

/**
 * Asks before the present page is left by a link, Back or Forward. Redirects are not asked about: an ended
 * session leads to the sign-in all the same.
 * @returns stops asking
 */
export function blockLeaving(router: Router, guard: LeaveGuard): () => void {
  const leaving = leavings.get(router) ?? createLeaving(router.history);
  leavings.set(router, leaving);
  router.setGate(leaving);
  return leaving.block(guard);
}
