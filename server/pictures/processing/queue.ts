export type Priority = 'high' | 'low';

/** Runs work when a slot is free and settles as the work does. Default priority: high. */
export type Queue = <T>(work: () => Promise<T>, priority?: Priority) => Promise<T>;

export function createQueue(concurrency: number): Queue {
  let free = concurrency;
  const waiting: Record<Priority, (() => void)[]> = { high: [], low: [] };
  return async (work, priority = 'high') => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting[priority].push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.high.shift() ?? waiting.low.shift();
      if (next) next();
      else free += 1;
    }
  };
}
