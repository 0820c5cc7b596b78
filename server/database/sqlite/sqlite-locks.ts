import { setTimeout as pause } from 'node:timers/promises';

/** ms that one attempt waits for a lock, blocking this process. */
export const busyTimeout = 200;
const lockTimeout = 5000;
/** ms between two attempts. */
const retryInterval = 20;

export interface LockableDatabase {
  exec(sql: string): void;
  readonly inTransaction: boolean;
}

/** By `exec`, as a busy prepared statement would keep its lock (sqlite.org/lockingv3.html). */
export interface SqliteLocks {
  /** Begins a transaction and takes its lock; waits for other processes without blocking this one. */
  begin(kind: 'read' | 'write'): Promise<void>;
  /** Waits like `begin` for processes that read. The transaction stays open when it fails. */
  commit(): Promise<void>;
  /** Reads at once. @throws when another process holds the lock */
  tryRead<T>(read: () => T): T;
  read<T>(read: () => T): Promise<T>;
}

/** @param timeout ms of waiting between attempts, after which waiting for a lock fails */
export function createSqliteLocks(database: LockableDatabase, timeout = lockTimeout): SqliteLocks {
  const tryBegin = (kind: 'read' | 'write') => {
    database.exec(kind === 'read' ? 'begin' : 'begin immediate');
    if (kind === 'write') return;
    try {
      // A read transaction takes its lock only at its first read.
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

  const retryWhileBusy = async <T>(attempt: () => T): Promise<T> => {
    try {
      return attempt();
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
    }
    // Counted, not timed: a process that stood still has not yet tried.
    for (let tries = timeout / retryInterval; ; tries -= 1) {
      await pause(retryInterval);
      try {
        return withoutWaiting(attempt);
      } catch (cause) {
        if (!isBusy(cause) || tries <= 1) throw cause;
      }
    }
  };

  const tryRead = <T>(read: () => T): T => {
    if (database.inTransaction) return read();
    withoutWaiting(() => tryBegin('read'));
    try {
      return read();
    } finally {
      database.exec('commit');
    }
  };

  return {
    begin: (kind) => retryWhileBusy(() => tryBegin(kind)),
    commit: () => retryWhileBusy(() => database.exec('commit')),
    tryRead,
    read: (work) => retryWhileBusy(() => tryRead(work)),
  };
}

export function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY');
}
