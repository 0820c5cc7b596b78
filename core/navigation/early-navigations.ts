import type { LastNavigation, Router } from '#core/router/router.ts';

/** Navigations before the code of scrolling and focus has loaded. */
export interface EarlyNavigations {
  /** Pixels scrolled when an entry was left, by its key. */
  readonly left: ReadonlyMap<string, number>;
  last(): LastNavigation | undefined;
  stop(): void;
}

/** Until `LandingEffects` takes over: scrolls new pages to the top and leaves back and forward to the browser. */
export function trackEarlyNavigations({
  arrival,
  subscribe,
}: Pick<Router, 'arrival' | 'subscribe'>): EarlyNavigations {
  const left = new Map<string, number>();
  let last = arrival();
  const first = last;
  const stop = subscribe(() => {
    const { entry, move, previous } = arrival();
    if (entry.key === last.entry.key) return;
    last = arrival();
    if (move === 'pop' || entry.path === previous?.path) return;
    if (previous) left.set(previous.key, window.scrollY);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return { left, last: () => (last === first ? undefined : last), stop };
}
