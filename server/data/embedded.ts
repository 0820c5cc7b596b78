import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import type { CatalogueWatch } from './catalogue-version.ts';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

/** Ms that a write waits for another process's write before it fails. */
const busyTimeout = 5000;

/** A connection, not yet migrated. */
export interface Connection {
  readonly db: Kysely<Schema>;
  /** Begins to watch for other processes' changes; to be called once the schema is there. */
  readonly watch: () => CatalogueWatch;
}

/**
 * Opens the SQLite database in a folder, which is made when absent.
 * Commits reach the disk before they are acknowledged: WAL alone would sync only at checkpoints
 * (sqlite.org/pragma.html#pragma_synchronous).
 */
export async function connectEmbedded(dataDir: string): Promise<Connection> {
  await mkdir(dataDir, { recursive: true });
  const file = new Libsql(path.join(dataDir, 'banyan.db'));
  file.pragma(`busy_timeout = ${busyTimeout}`);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  const version = file.prepare('PRAGMA data_version').pluck();
  const token = () => version.all().join();
  return {
    db: new Kysely<Schema>({ dialect: createSqliteDialect(file) }),
    watch: () => ({ token, newest: () => Promise.resolve(token()), stop: () => undefined }),
  };
}
