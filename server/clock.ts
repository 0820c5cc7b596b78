/** ms since 1970 UTC. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Largest difference in ms between the clocks of servers that share a database. */
const clockSkew = 60_000;

/** ms since 1970. Rows with a later time come from a wrong clock: they are ignored and deleted. */
export function latestTime(now: number): number {
  return now + clockSkew;
}
