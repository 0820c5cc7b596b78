import type { Arrival, Router } from '#core/router/router.ts';

/** What happened before the code of scrolling and focus came. */
export interface EarlyArrivals {
  /** Pixels that each entry was scrolled when it was left, by its key. */
  readonly left: ReadonlyMap<string, number>;
  last(): Arrival | undefined;
  stop(): void;
}

/** Until `LandingEffects` takes over, puts every new page at its top; the browser itself scrolls on back and forward. */
export function watchEarlyArrivals({
  arrival,
  subscribe,
}: Pick<Router, 'arrival' | 'subscribe'>): EarlyArrivals {
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
