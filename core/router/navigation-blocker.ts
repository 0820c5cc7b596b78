import { createInstanceOf } from '#core/app.ts';
import type { HistoryEntry, History } from './history.ts';
import type { Router } from './router.ts';

export interface LeaveConfirmation {
  /** Whether to ask; called at each attempt to leave. */
  readonly needed: () => boolean;
  /** @param go leaves the page; not called when the visitor stays */
  readonly ask: (go: () => void) => void;
}

/** A link waits for the guard. A traversal has already happened: it is undone, and repeated if the visitor leaves. */
function createNavigationBlocker(history: Pick<History, 'go' | 'origin'>) {
  let guard: LeaveConfirmation | null = null;
  /** The entry that a traversal of ours leads to, and whether to show it. */
  let awaited: { readonly key: string; readonly fate: 'show' | 'ignore' } | null = null;

  function traverse(from: HistoryEntry, to: HistoryEntry, fate: 'show' | 'ignore') {
    awaited = { key: to.key, fate };
    history.go(to.index - from.index);
  }

  return {
    /** Sets the guard in place of any other. @returns removes it */
    block: (set: LeaveConfirmation): (() => void) => {
      guard = set;
      return () => {
        if (guard === set) guard = null;
      };
    },

    follow(to: string, here: HistoryEntry, go: () => void): void {
      if (guard?.needed() && !isOnPage(to, here, history.origin)) guard.ask(go);
      else go();
    },

    arrives(here: HistoryEntry, entry: HistoryEntry): boolean {
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
      traverse(entry, here, 'ignore');
      if (!asked) guard?.ask(() => traverse(here, entry, 'show'));
      return false;
    },
  };
}

/** Entries of one page differ in their hash only. */
const isSamePage = (one: HistoryEntry, other: HistoryEntry) =>
  one.path === other.path && one.search === other.search;

/** Whether an address leads to the present page, or to another part of it. */
function isOnPage(to: string, { path, search }: HistoryEntry, origin: string): boolean {
  const page = new URL(path + search, origin);
  return URL.canParse(to, page.href) && new URL(to, page.href).href.replace(/#.*/, '') === page.href;
}

/** Created on first use, as public pages never block navigation. */
const blockerOf = createInstanceOf(({ history }: Router) => createNavigationBlocker(history));

/** Blocks links, Back and Forward, but no redirects: an ended session still leads to the sign-in. @returns unblocks */
export function blockNavigation(router: Router, guard: LeaveConfirmation): () => void {
  const blocker = blockerOf(router);
  router.setGate(blocker);
  return blocker.block(guard);
}
