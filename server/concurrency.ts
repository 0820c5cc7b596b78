/** In order, `count` at once. After a failure none is begun; it is thrown when those under way have ended. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const failures: unknown[] = [];
  const runWorker = async () => {
    for (const item of remaining) {
      if (failures.length > 0) return;
      await work(item).catch((cause: unknown) => failures.push(cause));
    }
  };
  await Promise.all(Array.from({ length: count }, runWorker));
  if (failures.length > 0) throw failures[0];
}

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
