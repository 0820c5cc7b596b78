import { sql } from 'kysely';
import { openDatabase, type Database } from '#server/database/database.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import { createFromTemplate, truncateDatabase } from './postgres-template.ts';

let server: string | undefined;

/** From now on test databases are on this server. @param url of any of its databases */
export function usePostgres(url: string): void {
  server = url;
}

const used = new Map<string, Promise<string>>();
const unused: string[] = [];

/** In the folder, or on the server of `usePostgres`. The same folder gives the same database, empty at first. */
export async function testDatabase(dataDir: string): Promise<Parameters<typeof openDatabase>[0]> {
  if (server === undefined) return { dataDir };
  const url = used.get(dataDir) ?? Promise.resolve(unused.pop() ?? createFromTemplate(server));
  used.set(dataDir, url);
  return { dataDir, databaseUrl: await url };
}

/** Without fsync: no test cuts the power, and syncing takes most of the time. */
export async function openTestDatabase(dataDir: string): Promise<Database> {
  const database = await openDatabase(await testDatabase(dataDir), 'when new');
  if (!isShared(database.db)) await sql`pragma synchronous = off`.execute(database.db);
  return database;
}

export async function releaseTestDatabase(dataDir: string): Promise<void> {
  const url = await used.get(dataDir);
  if (url === undefined) return;
  used.delete(dataDir);
  await truncateDatabase(url);
  unused.push(url);
}
