import type { DatabaseOptions } from '#server/data/database.ts';
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

/** To be called once nobody needs the folder's database any more. */
export async function giveBackTestDatabase(dataDir: string): Promise<void> {
  const url = await used.get(dataDir);
  if (url === undefined) return;
  used.delete(dataDir);
  await emptyCopy(url);
  unused.push(url);
}
