import { sql } from 'kysely';
import { openDatabase, type Database, type DatabaseOptions } from '#server/data/database.ts';
import { isShared } from '#server/data/turns.ts';
import { copyTemplate, emptyCopy } from './postgres-copy.ts';

let server: string | undefined;

/** From now on tests have their databases on a PostgreSQL server. @param url of any of its databases */
export function usePostgres(url: string): void {
  server = url;
}

/** Databases of this process on the server, by the folders whose place they take, and those nobody uses now. */
const used = new Map<string, Promise<string>>();
const unused: string[] = [];

/**
 * Where a test's database is: in the folder, or on the server that `usePostgres` named.
 * The same folder names the same database, which is empty the first time.
 */
export async function testDatabase(dataDir: string): Promise<DatabaseOptions> {
  if (server === undefined) return { dataDir };
  const url = used.get(dataDir) ?? Promise.resolve(unused.pop() ?? copyTemplate(server));
  used.set(dataDir, url);
  return { dataDir, databaseUrl: await url };
}

/** Opens a test's database. No test cuts the power, and waiting for the disk would take most of the time. */
export async function openTestDatabase(dataDir: string): Promise<Database> {
  const database = await openDatabase(await testDatabase(dataDir));
  if (!isShared(database.db)) await sql`pragma synchronous = off`.execute(database.db);
  return database;
}

/** To be called once nobody needs the folder's database any more. */
export async function giveBackTestDatabase(dataDir: string): Promise<void> {
  const url = await used.get(dataDir);
  if (url === undefined) return;
  used.delete(dataDir);
  await emptyCopy(url);
  unused.push(url);
}
