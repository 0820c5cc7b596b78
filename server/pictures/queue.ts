/** Which of two pieces of work that wait goes first; of the same priority, the one that came first. */
export type Priority = 'high' | 'low';

/** Runs work now or when its turn has come; answers or throws what the work does. The priority is high if not given. */
export type Queue = <T>(work: () => Promise<T>, priority?: Priority) => Promise<T>;

/** A queue in which at most `atOnce` pieces of work run; the rest wait in their order. */
export function createQueue(atOnce: number): Queue {
  let free = atOnce;
  const waiting: Record<Priority, (() => void)[]> = { high: [], low: [] };
  return async (work, priority = 'high') => {
    if (free > 0) free -= 1;
    else await new Promise<void>((turn) => waiting[priority].push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.high.shift() ?? waiting.low.shift();
      if (next) next();
      else free += 1;
    }
  };
}
