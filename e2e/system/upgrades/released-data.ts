import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Libsql from 'libsql';
import * as v from 'valibot';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { ContentsSchema } from './contents.ts';

export const releasesFolder = path.join(import.meta.dirname, 'releases');

/** What was recorded of a release whose data folder is a fixture; see README.md. */
export const ReleaseSchema = v.object({
  commit: v.string(),
  /** Of its last migration. */
  schema: v.string(),
  /** When its data folder was packed, ms since 1970. */
  packedAt: v.number(),
  /** Of the browsers that were signed in when it was stopped, by name; a release without members has none. */
  cookies: v.object({
    owner: v.record(v.string(), v.string()),
    member: v.optional(v.record(v.string(), v.string())),
  }),
  contents: ContentsSchema,
});
export type Release = v.InferOutput<typeof ReleaseSchema>;

/** Names of the releases, oldest first. */
export const releaseNames: readonly string[] = (await readdir(releasesFolder))
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'))
  .toSorted();

export async function readRelease(name: string): Promise<Release> {
  return v.parse(
    ReleaseSchema,
    JSON.parse(await readFile(path.join(releasesFolder, `${name}.json`), 'utf8')),
  );
}

/** Unpacks the data folder of a release, as if it had been in use until a minute ago: trash and sessions end by time. */
export async function unpackRelease(name: string, dataDir: string): Promise<Release> {
  const release = await readRelease(name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  await promisify(execFile)('tar', ['-xzf', path.join(releasesFolder, `${name}.tar.gz`), '-C', folder]);
  const database = new Libsql(databaseFile(folder));
  try {
    moveTimes(database, Date.now() - 60_000 - release.packedAt);
    // Copied while it is open: closing would remove the log of a release that left one.
    await cp(folder, dataDir, { recursive: true });
  } finally {
    database.close();
    await rm(folder, { recursive: true });
  }
  return release;
}

const Columns = v.array(v.object({ table: v.string(), column: v.string() }));

/** @param by ms, added to every time */
function moveTimes(database: Libsql.Database, by: number): void {
  const columns = database
    .prepare(
      `select tables.name as "table", columns.name as "column"
       from sqlite_schema as tables, pragma_table_info(tables.name) as columns
       where tables.type = 'table' and (columns.name = 'at' or columns.name like '%\\_at' escape '\\')
         and columns.type = 'bigint'`,
    )
    .all();
  for (const { table, column } of v.parse(Columns, columns))
    database.prepare(`update "${table}" set "${column}" = "${column}" + ?`).run(by);
}
