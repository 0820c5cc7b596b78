import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { assertDatabaseExists, assertNoInterruptedRestore } from '#server/backup/assert-database.ts';
import { copyRows, findNonEmptyTable, readTables } from '#server/backup/copy-tables.ts';
import { exitCodes, type CommandContext, type RunCommand } from '#server/cli/command.ts';
import { forEachConcurrently } from '#server/concurrency.ts';
import { readConfig, type Config } from '#server/config.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import { withOpenDatabase, type Database } from '#server/database/database.ts';
import type { Migrating } from '#server/database/migrate.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { sha256 } from '#server/ids.ts';
import { mediaTypeOf } from '#server/http/responses/file-names.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { openPictureStore } from '#server/pictures/storage/folder-store.ts';
import { parsePictureHash } from '#server/pictures/storage/picture-file-names.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';

type Print = CommandContext['print'];

const several = { type: 'string', multiple: true } as const;

export const runMigrateData: RunCommand = async (args, { environment, print }) => {
  const { values } = parseArgs({ args, options: { from: several, to: several } });
  const from = parseDataLocation('--from', values.from);
  const to = parseDataLocation('--to', values.to);
  // Only the credentials are used; the bucket's address comes from the place.
  const { bucket } = readConfig({ ...environment, PICTURES_URL: from.picturesUrl ?? to.picturesUrl });
  await assertDatabaseExists(from);
  await withInstallation(from, bucket, 'never', (source) =>
    withInstallation(to, bucket, 'when new', async (target) => {
      await migrateData(source, target, print);
      print('Everything arrived as it was read. What was saved meanwhile did not come along.');
    }),
  );
  return exitCodes.done;
};

/** In the terms of DATA_DIR, DATABASE_URL and PICTURES_URL; the folder holds what has no address. */
type DataLocation = ReturnType<typeof parseDataLocation>;

/** @param option `--from` or `--to`, for messages @throws with a text for people */
export function parseDataLocation(option: string, values: readonly string[] = []) {
  const databases = values.filter((text) => /^postgres(?:ql)?:\/\//.test(text));
  const buckets = values.filter((text) => /^https?:\/\//.test(text));
  const folders = values.filter((text) => !databases.includes(text) && !buckets.includes(text));
  if ([databases, buckets, folders].some(({ length }) => length > 1))
    throw new Error(`${option} names two of one kind.`);
  const [databaseUrl, picturesUrl, dataDir] = [databases[0], buckets[0], folders[0]];
  if (databaseUrl === undefined && dataDir === undefined)
    throw new Error(`${option} needs a data folder, or postgres://user@host/database.`);
  if (picturesUrl === undefined && dataDir === undefined)
    throw new Error(`${option} needs a data folder for the pictures, or https://host/bucket.`);
  return { dataDir, databaseUrl, picturesUrl };
}

export interface Installation {
  readonly database: Database;
  readonly pictures: PictureStore;
}

/** @param keys of the bucket, if any @param migrating `when new` for a place that may be empty @throws with a text for people */
export async function withInstallation(
  { dataDir = '', databaseUrl, picturesUrl: url }: DataLocation,
  keys: Config['bucket'],
  migrating: Migrating,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  const bucket = keys && url !== undefined ? { ...keys, url } : undefined;
  if (url !== undefined && !bucket)
    throw new Error(`${url} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  const pictures = openPictureStore({ bucket, dataDir });
  if (databaseUrl === undefined) await assertNoInterruptedRestore(dataDir);
  await withOpenDatabase({ dataDir, databaseUrl }, migrating, (database) => work({ database, pictures }));
}

/** An interrupted run leaves pictures only, which the next keeps. @throws if not empty, or a copy differs */
export function migrateData(from: Installation, to: Installation, print: Print): Promise<void> {
  return readTables(from.database.db, async (source) => {
    // The snapshot's transaction is idle while pictures are copied.
    if (isShared(source)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(source);
    const nonEmptyTable = await findNonEmptyTable(to.database.db);
    if (nonEmptyTable !== undefined)
      throw new Error(
        `The target's database is not empty: it has rows in ${nonEmptyTable}. Nothing was changed.`,
      );
    const hashes = await listRecordedHashes(source);
    const files = await listFiles(from.pictures, (name) => hashes.has(parsePictureHash(name) ?? ''));
    const expected = new Set(files);
    const [unexpectedFile] = await listFiles(to.pictures, (name) => !expected.has(name));
    if (unexpectedFile !== undefined)
      throw new Error(
        `The target's picture store is not empty: it has ${unexpectedFile}. Nothing was changed.`,
      );
    const present = new Set(files.map(parsePictureHash));
    const missing = [...hashes].filter((hash) => !present.has(hash));
    if (missing.length > 0)
      print(`The source lacks the files of ${missing.length} pictures: ${missing.join(', ')}`);
    const sent = await copyFiles(files, from.pictures, to.pictures, print);
    print(`pictures: ${files.length} files compared, ${files.length - sent} of them were there before`);
    const digests = await runWriteTransaction(to.database.db, (target) => copyRows(source, target));
    for (const { table, rows, checksum } of digests) print(`${table}: ${rows} rows, sum ${checksum}`);
  });
}

async function listFiles(store: PictureStore, isListed: (name: string) => boolean): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list()) if (isListed(name)) names.push(name);
  return names;
}

/** Files copied at once: most of the time is waiting for the store. */
const concurrency = 8;
const progressInterval = 200;

/** Copies files that are not there whole and reads them back. @returns how many were sent @throws when one differs */
async function copyFiles(names: readonly string[], from: PictureStore, to: PictureStore, print: Print) {
  let [done, sent] = [0, 0];
  await forEachConcurrently(names, concurrency, async (name) => {
    const bytes = await from.read(name);
    if (!bytes) throw new Error(`The picture file ${name} vanished while it was copied.`);
    if (!(await hasSameFile(to, name, bytes))) {
      await to.put([{ name, type: mediaTypeOf(name), bytes }]);
      if (!(await hasSameFile(to, name, bytes)))
        throw new Error(`The picture file ${name} was not stored whole.`);
      sent += 1;
    }
    done += 1;
    if (done % progressInterval === 0 || done === names.length)
      print(`pictures: ${done} of ${names.length} files`);
  });
  return sent;
}

async function hasSameFile(store: PictureStore, name: string, bytes: Buffer): Promise<boolean> {
  const stored = await store.read(name);
  return stored !== undefined && sha256(stored) === sha256(bytes);
}
