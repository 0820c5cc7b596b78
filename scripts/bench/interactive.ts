/** ms from the navigation, and ms. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

/**
 * The moment from which an action is answered at once: handlers are attached, and no long task follows for `quiet` ms.
 * @param ready ms from the navigation at which handlers were attached
 */
export function computeInteractive(ready: number, tasks: readonly LongTask[], quiet: number): number {
  let interactive = ready;
  for (const { start, duration } of tasks.toSorted((a, b) => a.start - b.start)) {
    if (start > interactive + quiet) break;
    interactive = Math.max(interactive, start + duration);
  }
  return interactive;
}
