import { withAdvisoryLock } from '#server/database/advisory-locks.ts';
import type { Db } from '#server/database/schema.ts';
import { createQueue, type Priority } from '#server/concurrency.ts';

/** What is done with files of pictures, such as a save: one at a time in all processes that share the database. */
export type RunExclusive = <T>(work: (lock: Db) => Promise<T>, priority?: Priority) => Promise<T>;

/** Without a queue: at the start of a process and for commands. @param work writes and reads by `lock` */
export const withPictureLock = <T>(db: Db, work: (lock: Db) => Promise<T>): Promise<T> =>
  withAdvisoryLock(db, 'pictures', work);

export function createRunExclusive(db: Db): RunExclusive {
  const queue = createQueue(1);
  return (work, priority) => queue(() => withPictureLock(db, work), priority);
}
