/** Tells the time, ms since 1970 UTC; tests bring their own. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
