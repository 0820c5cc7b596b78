import { inject } from 'vitest';
import type { DatabaseOptions } from '#server/data/database.ts';
import { copyTemplate, type PostgresCopy } from './postgres-copy.ts';

/** Which database the tests of this project run on. */
export const onPostgres = inject('postgres') !== undefined;

const copies = new Map<string, Promise<PostgresCopy>>();

/**
 * Where a test's database is: in the folder, or, in the project `server on PostgreSQL`, on that server.
 * The same folder names the same database, which is empty the first time.
 */
export async function testDatabase(dataDir: string): Promise<DatabaseOptions> {
  const server = inject('postgres');
  if (server === undefined) return { dataDir };
  const copy = copies.get(dataDir) ?? copyTemplate(server, dataDir);
  copies.set(dataDir, copy);
  return { dataDir, databaseUrl: (await copy).url };
}

/** To be called once nobody needs the folder's database any more. */
export async function dropTestDatabase(dataDir: string): Promise<void> {
  const copy = await copies.get(dataDir);
  copies.delete(dataDir);
  await copy?.drop();
}
