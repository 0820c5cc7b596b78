import type { Entry, History } from './history.ts';
import type { Gate, Router } from './router.ts';

export interface LeaveGuard {
  /** Whether to ask; called at each attempt to leave. */
  readonly needed: () => boolean;
  /** @param go leaves the page; not called when the visitor stays */
  readonly ask: (go: () => void) => void;
}

/** A link waits for the guard. A traversal has already happened: it is undone, and repeated if the visitor leaves. */
function createLeaving(history: Pick<History, 'go' | 'origin'>) {
  let guard: LeaveGuard | null = null;
  /** The entry that a traversal of ours leads to, and whether to show it. */
  let awaited: { readonly key: string; readonly fate: 'show' | 'ignore' } | null = null;

  function travel(from: Entry, to: Entry, fate: 'show' | 'ignore') {
    awaited = { key: to.key, fate };
    history.go(to.index - from.index);
  }

  return {
    /** Sets the guard in place of any other. @returns removes it */
    block: (set: LeaveGuard): (() => void) => {
      guard = set;
      return () => {
        if (guard === set) guard = null;
      };
    },

    follow(to: string, here: Entry, go: () => void): void {
      if (guard?.needed() && !isOnPage(to, here, history.origin)) guard.ask(go);
      else go();
    },

    arrives(here: Entry, entry: Entry): boolean {
      const expected = awaited;
      if (expected?.key === entry.key) {
        awaited = null;
        return expected.fate === 'show';
      }
      if (isSamePage(here, entry)) return true;
      // The visitor traversed again before the undo had happened: undo again, from the present entry.
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

/** Entries of one page differ in their hash only. */
const isSamePage = (one: Entry, other: Entry) => one.path === other.path && one.search === other.search;

/** Whether an address leads to the present page, or to another part of it. */
function isOnPage(to: string, { path, search }: Entry, origin: string): boolean {
  const page = new URL(path + search, origin);
  return URL.canParse(to, page.href) && new URL(to, page.href).href.replace(/#.*/, '') === page.href;
}

type Leaving = ReturnType<typeof createLeaving> & Gate;

/** One for each router, created on first use, as public pages never block navigation. */
const leavings = new WeakMap<Router, Leaving>();

/** Blocks links, Back and Forward, but no redirects: an ended session still leads to the sign-in. @returns unblocks */
export function blockLeaving(router: Router, guard: LeaveGuard): () => void {
  const leaving = leavings.get(router) ?? createLeaving(router.history);
  leavings.set(router, leaving);
  router.setGate(leaving);
  return leaving.block(guard);
}
