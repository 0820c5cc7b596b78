import { sql } from 'kysely';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import { parsePictureHash } from '#server/pictures/storage/picture-file-names.ts';
import { copyFiles, findUnexpectedFile, listFiles } from './copy-picture-files.ts';
import type { Installation } from './data-location.ts';
import { copyRows, findNonEmptyTable, readTables } from './copy-tables.ts';

/** An interrupted run leaves pictures only, which the next keeps. @throws if not empty, or a copy differs */
export function migrateData(
  from: Installation,
  to: Installation,
  print: (line: string) => void,
): Promise<void> {
  return readTables(from.database.db, async (source) => {
    await disableIdleTimeout(source);
    const nonEmptyTable = await findNonEmptyTable(to.database.db);
    if (nonEmptyTable !== undefined)
      throw new Error(
        `The target's database is not empty: it has rows in ${nonEmptyTable}. Nothing was changed.`,
      );
    const hashes = await listRecordedHashes(source);
    const files = await listFiles(from.pictures, hashes);
    const unexpectedFile = await findUnexpectedFile(to.pictures, files);
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

/** The snapshot's transaction is idle while pictures are copied. */
async function disableIdleTimeout(source: Db): Promise<void> {
  if (isShared(source)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(source);
}
