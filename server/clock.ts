/** ms since 1970 UTC. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ms: Indian Standard Time is ahead of UTC by five hours and a half. */
export const indianOffset = 5.5 * 60 * 60_000;

/** The day in India at a time, as `YYYY-MM-DD`; its text sorts as its time. @param time ms since 1970 */
export function indianDay(time: number): string {
  return new Date(time + indianOffset).toISOString().slice(0, 10);
}

/** Largest difference in ms between the clocks of servers that share a database. */
const clockSkew = 60_000;

/** ms since 1970. Rows with a later time come from a wrong clock: they are ignored and deleted. */
export function latestTime(now: number): number {
  return now + clockSkew;
}

/** Between which the present time is, ms since 1970; the same unless the clock has jumped (`database/last-seen-time.ts`). */
export interface TimeBounds {
  /** What is kept for a time is deleted by this one. */
  readonly earliest: number;
  /** What is dated later comes from a wrong clock. */
  readonly latest: number;
}
