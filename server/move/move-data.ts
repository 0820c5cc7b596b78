import { sql, type Kysely } from 'kysely';
import { countChange } from '#server/data/catalogue-version.ts';
import { listKnownHashes } from '#server/data/picture-records.ts';
import type { Schema } from '#server/data/schema.ts';
import { reading, writing } from '#server/data/transactions.ts';
import { isShared } from '#server/data/turns.ts';
import { hashOfFile } from '#server/pictures/names.ts';
import { copyFiles, firstForeign, listFiles } from './move-pictures.ts';
import type { Installation } from './place.ts';
import { addRows, firstFilled, readTable, tables, type TableDigest } from './tables.ts';

/**
 * Copies a snapshot of an installation into an empty one and compares every row and file with what was read. Pictures
 * go first and rows in one transaction, so an interrupted run leaves only pictures, which the next run keeps.
 * @param say takes lines of progress @throws with a text for people when the target is not empty, or a copy differs
 */
export function moveData(from: Installation, to: Installation, say: (line: string) => void): Promise<void> {
  return reading(from.database.db, async (source) => {
    await allowToWait(source);
    const filled = await firstFilled(to.database.db);
    if (filled !== undefined)
      throw new Error(`The target's database is not empty: it has rows in ${filled}. Nothing was changed.`);
    const hashes = await listKnownHashes(source);
    const files = await listFiles(from.pictures, hashes);
    const foreign = await firstForeign(to.pictures, files);
    if (foreign !== undefined)
      throw new Error(`The target's picture store is not empty: it has ${foreign}. Nothing was changed.`);
    const present = new Set(files.map(hashOfFile));
    const missing = [...hashes].filter((hash) => !present.has(hash));
    if (missing.length > 0)
      say(`The source lacks the files of ${missing.length} pictures: ${missing.join(', ')}`);
    const sent = await copyFiles(files, from.pictures, to.pictures, say);
    say(`pictures: ${files.length} files compared, ${files.length - sent} of them were there before`);
    const digests = await writing(to.database.db, (target) => copyRows(source, target));
    for (const { table, rows, sum } of digests) say(`${table}: ${rows} rows, sum ${sum}`);
  });
}

type Copied = TableDigest & { readonly table: string };

/** @throws when a table reads back differently, so that the transaction rolls back */
async function copyRows(source: Kysely<Schema>, target: Kysely<Schema>): Promise<Copied[]> {
  const copied: Copied[] = [];
  for (const table of tables) {
    const read = await readTable(source, table, (rows) => addRows(target, table, rows));
    const stored = await readTable(target, table);
    if (read.rows !== stored.rows || read.sum !== stored.sum)
      throw new Error(`${table} did not come back as it was read. Nothing was kept.`);
    copied.push({ table, ...read });
  }
  await countChange(target);
  return copied;
}

/** The snapshot's transaction is idle while pictures are copied. */
async function allowToWait(source: Kysely<Schema>): Promise<void> {
  if (isShared(source)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(source);
}
