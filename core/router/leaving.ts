import type { Entry, History } from './history.ts';

/** Asks before a page is left. */
export interface LeaveGuard {
  /** Whether it has to be asked; called at each attempt. */
  readonly needed: () => boolean;
  /** @param go leaves after all; whoever stays never calls it */
  readonly ask: (go: () => void) => void;
}

export type Leaving = ReturnType<typeof createLeaving>;

/**
 * Keeps the visitor on a page until its guard has been asked. A link is simply not followed; Back and Forward
 * have happened by the time one hears of them, so they are undone, and repeated if the visitor wants it.
 */
export function createLeaving(history: Pick<History, 'go'>) {
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
    follow(go: () => void): void {
      if (guard?.needed()) guard.ask(go);
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
