import { parseUrl } from '#contract/page-path.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import type { HistoryEntry, History } from './history.ts';
import type { Router } from './router.ts';

export interface NavigationGuard {
  readonly needed: () => boolean;
  /** @param proceed leaves the page; not called when the visitor stays */
  readonly ask: (proceed: () => void) => void;
}

/** A link waits for the guard. A traversal has already happened: it is undone, and repeated if the visitor leaves. */
function createNavigationBlocker(history: Pick<History, 'go' | 'origin'>) {
  let guard: NavigationGuard | null = null;
  /** The entry that a traversal of ours leads to, and whether to show it. */
  let pendingTraversal: { readonly key: string; readonly outcome: 'show' | 'ignore' } | null = null;

  function traverse(from: HistoryEntry, to: HistoryEntry, outcome: 'show' | 'ignore') {
    pendingTraversal = { key: to.key, outcome };
    history.go(to.index - from.index);
  }

  return {
    block: (newGuard: NavigationGuard): (() => void) => {
      guard = newGuard;
      return () => {
        if (guard === newGuard) guard = null;
      };
    },

    followLink(to: string, current: HistoryEntry, proceed: () => void): void {
      if (guard?.needed() && !isOnPage(to, current, history.origin)) guard.ask(proceed);
      else proceed();
    },

    allowsTraversal(current: HistoryEntry, entry: HistoryEntry): boolean {
      const pending = pendingTraversal;
      if (pending?.key === entry.key) {
        pendingTraversal = null;
        return pending.outcome === 'show';
      }
      if (isSamePage(current, entry)) return true;
      // The visitor traversed again before the undo had happened: undo again, from the present entry.
      const isUndoing = pending?.outcome === 'ignore';
      if (!isUndoing && !guard?.needed()) {
        pendingTraversal = null;
        return true;
      }
      traverse(entry, current, 'ignore');
      if (!isUndoing) guard?.ask(() => traverse(current, entry, 'show'));
      return false;
    },
  };
}

const isSamePage = (one: HistoryEntry, other: HistoryEntry) =>
  one.path === other.path && one.search === other.search;

function isOnPage(to: string, { path, search }: HistoryEntry, origin: string): boolean {
  const page = new URL(path + search, origin);
  return parseUrl(to, page.href)?.href.replace(/#.*/, '') === page.href;
}

/** Created on first use, as public pages never block navigation. */
const blockerOf = weakMemoize(({ history }: Router) => createNavigationBlocker(history));

/** Blocks links, Back and Forward, but no redirects: an ended session still leads to the sign-in. @returns unblocks */
export function blockNavigation(router: Router, guard: NavigationGuard): () => void {
  const blocker = blockerOf(router);
  router.setBlocker(blocker);
  return blocker.block(guard);
}
