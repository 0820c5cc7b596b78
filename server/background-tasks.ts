import { setImmediate as afterTheAnswer } from 'node:timers/promises';
import type { Log } from './log.ts';

export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;

export function createBackgroundTasks(log: Pick<Log, 'error'>) {
  const running = new Set<Promise<void>>();
  const perform = async (name: string, work: () => Promise<void>) => {
    try {
      await afterTheAnswer();
      await work();
    } catch (cause) {
      log.error({ event: `${name} failed`, error: cause });
    }
  };
  return {
    /** Starts the work in a later turn of the event loop, so that an answer can be sent first; logs a failure. */
    run: (name: string, work: () => Promise<void>): void => {
      const task = perform(name, work).finally(() => running.delete(task));
      running.add(task);
    },
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
