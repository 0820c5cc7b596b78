/** https://developer.mozilla.org/docs/Web/API/PerformanceEventTiming */
export interface EventTiming {
  /** 0: part of no interaction. */
  readonly interactionId: number;
  /** ms from the input to the next paint. */
  readonly duration: number;
}

/** ms; shorter events are not reported. */
export const durationThreshold = 16;

/** The longest interaction (ms), or the threshold when all were shorter. */
export function findWorstInteraction(events: readonly EventTiming[]): number {
  const durations = events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration);
  return Math.max(durationThreshold, ...durations);
}
