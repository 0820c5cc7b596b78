import { setImmediate as afterTheAnswer } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Work that no answer waits for. */
export interface Background {
  /**
   * Begins the work once what runs now has had its turn, so that an answer is on its way before. A failure goes to
   * the log under the name.
   */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves once nothing is left to do. */
  idle(): Promise<void>;
}

export function createBackground(log: Pick<Log, 'error'>): Background {
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
    run: (name, work) => {
      const performed = perform(name, work).finally(() => running.delete(performed));
      running.add(performed);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
