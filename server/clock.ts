/** ms since 1970 UTC. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Largest difference in ms between the clocks of servers that share a database. */
const clockSkew = 60_000;

/**
 * A row's latest valid time, ms since 1970. A later one comes from a wrong clock: it is ignored and deleted, as it
 * would lock somebody out, or keep somebody signed in, until that time.
 */
export function latestTime(now: number): number {
  return now + clockSkew;
}
