import type { TimeBounds } from '#server/clock.ts';

/** Those of a clock that has not jumped. @param now ms since 1970 */
export const timeBounds = (now: number): TimeBounds => ({ earliest: now, latest: now });
