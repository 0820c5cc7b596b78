import { mkdir, writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { claimRun, recordGood, recordMade } from '#server/backup/scheduled/backup-runs.ts';
import { backupFile, backupFolder } from '#server/backup/scheduled/make-backup.ts';
import { backupName } from '#server/backup/scheduled/retention.ts';
import type { Schema } from '#server/database/schema.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';

/** Puts these bytes into a data folder as a good backup of the server. @param time ms since 1970 @returns its name */
export async function storeBackup(
  db: Kysely<Schema>,
  dataDir: string,
  time: number,
  bytes: Buffer = Buffer.from('bytes'),
): Promise<string> {
  const run = await claimRun(db, { dueAt: time, holder: 'a', host: 'one', time: timeBounds(time) });
  if (!run) throw new Error('The run is not free');
  const name = backupName(time);
  await mkdir(backupFolder(dataDir), { recursive: true });
  await writeFile(backupFile(dataDir, name), bytes);
  await recordMade(db, run, { name, bytes: bytes.length, sha256: 'ab', madeAt: time });
  await recordGood(db, run, undefined);
  return name;
}
