import type { LastNavigation, Router } from '#core/router/router.ts';

export interface EarlyNavigations {
  /** Pixels scrolled when an entry was left, by its key. */
  readonly scrollPositions: ReadonlyMap<string, number>;
  last(): LastNavigation | undefined;
  stop(): void;
}

/** Until `NavigationEffects` has loaded: scrolls new pages to the top and leaves back and forward to the browser. */
export function trackEarlyNavigations({
  lastNavigation,
  subscribe,
}: Pick<Router, 'lastNavigation' | 'subscribe'>): EarlyNavigations {
  const scrollPositions = new Map<string, number>();
  let last = lastNavigation();
  const first = last;
  const stop = subscribe(() => {
    const { entry, action, previous } = lastNavigation();
    if (entry.key === last.entry.key) return;
    last = lastNavigation();
    if (action === 'pop' || entry.path === previous?.path) return;
    if (previous) scrollPositions.set(previous.key, window.scrollY);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return { scrollPositions, last: () => (last === first ? undefined : last), stop };
}
