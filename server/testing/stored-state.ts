import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { sha256 } from '#server/ids.ts';

/** One hash for each table and folder. */
export type StoredState = Readonly<Record<string, string>>;

export async function hashStoredState({ db }: Database, dataDir: string): Promise<StoredState> {
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' order by name`.execute(db);
  const state: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    state[name] = hashOf(rows.map((row) => JSON.stringify(row)).toSorted());
  }
  for (const folder of ['pictures', 'uploads']) state[folder] = hashOf(await filesIn(join(dataDir, folder)));
  return state;
}

export function listDifferences(one: StoredState, other: StoredState): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]);
}

const hashOf = (lines: readonly string[]) => sha256(lines.join('\n'));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = paths
    .toSorted()
    .map(async (path) => `${path} ${(await readFile(path).catch(() => 'gone')).toString('base64')}`);
  return Promise.all(contents);
}
