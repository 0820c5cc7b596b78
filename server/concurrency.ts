import { setImmediate as afterTheAnswer } from 'node:timers/promises';
import type { Log } from './log.ts';

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

/** Runs one work after the other and settles as the work does. Default priority: high. */
export type Queue = <T>(work: () => Promise<T>, priority?: Priority) => Promise<T>;

export function createQueue(): Queue {
  let isFree = true;
  const waiting: Record<Priority, (() => void)[]> = { high: [], low: [] };
  return async (work, priority = 'high') => {
    if (isFree) isFree = false;
    else await new Promise<void>((resolve) => waiting[priority].push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.high.shift() ?? waiting.low.shift();
      if (next) next();
      else isFree = true;
    }
  };
}

/**
 * For a library that most runs of the program do not need: loaded at the first call. Calls meanwhile wait for the same
 * load; after one that failed, which is what its callers get, the next call loads again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}

/** ms for which a visitor's request waits for a service outside this machine, such as a bucket or Google's keys. */
export const longestWait = 1000;

/**
 * Waits for a neighbour or a client. What comes later is not lost: the work goes on, and can serve the next request.
 * @param failure thrown after `ms` @throws what the work throws before
 */
export async function waitBriefly<T>(work: T | Promise<T>, failure: () => Error, ms = longestWait) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;

export function createBackgroundTasks(log: Pick<Log, 'error'>) {
  const running = new Set<Promise<void>>();
  return {
    /** Starts the work in a later turn of the event loop, so that an answer can be sent first; logs a failure. */
    run: (name: string, work: () => Promise<void>): void => {
      const task = afterTheAnswer()
        .then(work)
        .catch((cause: unknown) => log.error({ event: `${name} failed`, error: cause }))
        .finally(() => running.delete(task));
      running.add(task);
    },
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
