/** Tells the time, ms since 1970 UTC; tests bring their own. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Ms by which the clocks of servers that share a database may differ. */
const clockSkew = 60_000;

/**
 * The latest time that a row can carry. A later one was written while a clock was wrong, so it counts for nothing and
 * is deleted: it would lock somebody out, or keep somebody in, until that time comes.
 * @param now ms since 1970
 */
export function latestTime(now: number): number {
  return now + clockSkew;
}
