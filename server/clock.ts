import type { ExpressionBuilder, ReferenceExpression } from 'kysely';

/** ms since 1970 UTC. */
export interface Clock {
  now(): number;
}

/** That of a server (`database/server-clock.ts`). */
export interface ServerClock extends Clock {
  /** The present time, by which what was kept long enough is deleted; undefined while nothing may be: the clock has jumped. */
  deletionTime(): number | undefined;
}

/** ms */
export const minute = 60_000;
/** ms */
export const hour = 60 * minute;
/** ms */
export const day = 24 * hour;

export const systemClock: Clock = { now: () => Date.now() };

/** ms: Indian Standard Time is ahead of UTC by five hours and a half. */
export const indianOffset = 5.5 * hour;

/** The day in India at a time, as `YYYY-MM-DD`; its text sorts as its time. @param time ms since 1970 */
export const indianDay = (time: number) => new Date(time + indianOffset).toISOString().slice(0, 10);

/** Largest difference in ms between the clocks of servers that share a database. */
const clockSkew = minute;

/** ms since 1970. Rows with a later time come from a wrong clock: they are ignored and deleted. */
export const latestTime = (now: number) => now + clockSkew;

/**
 * The condition that a time is yet to come, as the end of a code that is valid, or of a pause. One that is further ahead
 * than it can be comes from a wrong clock.
 * @param column ms since 1970 @param longest ms that it can be ahead at most
 */
export const isYetToCome = <DB, Table extends keyof DB>(
  row: ExpressionBuilder<DB, Table>,
  column: ReferenceExpression<DB, Table>,
  now: number,
  longest: number,
) => row.and([row(column, '>', now), row(column, '<=', latestTime(now) + longest)]);
