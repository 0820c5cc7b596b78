import { setTimeout as pause } from 'node:timers/promises';

/** ms that one attempt waits for a lock of another process, during which nothing else runs in this one. */
export const busyTimeout = 200;
/** ms after which a lock that another process holds fails what waits for it. */
const patience = 5000;
/** ms between two attempts. */
const retryAfter = 20;

/** What of an SQLite connection is needed to take its locks. */
export interface LockableDatabase {
  exec(sql: string): void;
  readonly inTransaction: boolean;
}

/**
 * The locks of a connection in rollback-journal mode (sqlite.org/lockingv3.html). They are taken by `exec`, which
 * finalises its statement when the database is busy: a prepared statement that found it busy would stay active, keep
 * its lock after the transaction and make every later commit fail.
 */
export interface SqliteLocks {
  /** Begins a transaction with its lock already taken; waits for other processes without blocking this one. */
  begin(kind: 'read' | 'write'): Promise<void>;
  /** Commits; waits in the same way for other processes that read. The transaction stays open when that fails. */
  commit(): Promise<void>;
  /** Reads at once. @throws when another process holds the lock at this moment */
  readNow<T>(read: () => T): T;
  /** Reads, and waits for the lock in the same way as `begin`; also while a transaction is open. */
  read<T>(read: () => T): Promise<T>;
}

/** @param longest ms after which waiting for a lock fails */
export function createSqliteLocks(database: LockableDatabase, longest = patience): SqliteLocks {
  const beginNow = (kind: 'read' | 'write') => {
    database.exec(kind === 'read' ? 'begin' : 'begin immediate');
    if (kind === 'write') return;
    try {
      // A read transaction takes its lock with its first read only.
      database.exec('select 1 from sqlite_schema limit 1');
    } catch (cause) {
      database.exec('rollback');
      throw cause;
    }
  };

  const withoutWaiting = <T>(attempt: () => T): T => {
    database.exec('pragma busy_timeout = 0');
    try {
      return attempt();
    } finally {
      database.exec(`pragma busy_timeout = ${busyTimeout}`);
    }
  };

  const untilFree = async <T>(attempt: () => T): Promise<T> => {
    const until = performance.now() + longest;
    try {
      return attempt();
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
    }
    for (;;) {
      await pause(retryAfter);
      try {
        return withoutWaiting(attempt);
      } catch (cause) {
        if (!isBusy(cause) || performance.now() > until) throw cause;
      }
    }
  };

  const readNow = <T>(read: () => T): T => {
    if (database.inTransaction) return read();
    withoutWaiting(() => beginNow('read'));
    try {
      return read();
    } finally {
      database.exec('commit');
    }
  };

  return {
    begin: (kind) => untilFree(() => beginNow(kind)),
    commit: () => untilFree(() => database.exec('commit')),
    readNow,
    read: (work) => untilFree(() => readNow(work)),
  };
}

/** Whether another process holds a lock that is needed. */
export function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY');
}
