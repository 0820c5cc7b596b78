import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type CustomTypesConfig } from 'pg';
import type { Connection } from './embedded.ts';
import type { Schema } from './schema.ts';

/** Ms for which another process's write may go unnoticed. */
const noticedWithin = 1000;

/**
 * Connects to a PostgreSQL server.
 * @param url such as postgres://user:password@host/database
 */
export function connectPostgres(url: string): Connection {
  const pool = new Pool({ connectionString: url, types: numericTimes });
  // A connection lost while idle is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    changeToken: () => String(Math.floor(Date.now() / noticedWithin)),
  };
}

/** Times in ms are int8, which pg answers as text; they fit a number until the year 287396. */
const numericTimes: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
};
