import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { day, latestTime } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import type { BackupRun } from './scheduled/backup-runs.ts';

/** ms */
const maxBackupAge = 2 * day;

const lastBackupFile = (dataDir: string) => path.join(dataDir, 'last-backup.json');
const LastBackupSchema = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number() }));

/** Records in a data folder that a backup of it by hand is complete. @param at ms since 1970 */
export async function recordBackup(dataDir: string, at: number): Promise<void> {
  await writeFile(lastBackupFile(dataDir), `${JSON.stringify({ at })}\n`);
}

/** @returns undefined when none is recorded, or one from the future */
async function readBackupByHand(dataDir: string, now: number): Promise<number | undefined> {
  const text = (await nodeFileSystem.read(lastBackupFile(dataDir)))?.toString();
  const result = v.safeParse(LastBackupSchema, text);
  return result.success && result.output.at <= latestTime(now) ? result.output.at : undefined;
}

/** @returns `late`: a sentence when the last good one is two days old, or the installation without one @param now ms since 1970 */
export async function readBackupState(db: Db, dataDir: string, runs: readonly BackupRun[], now: number) {
  const past = runs.filter(({ isFromFuture }) => !isFromFuture);
  const newest = past.find(({ bytes }) => bytes !== undefined);
  const byHand = await readBackupByHand(dataDir, now);
  const isByHand = byHand !== undefined && byHand > (newest?.startedAt ?? -Infinity);
  const last = isByHand
    ? { at: byHand, bytes: null }
    : newest && { at: newest.startedAt, bytes: newest.bytes ?? null };
  const age = now - (last?.at ?? (await findFirstUser(db))?.created_at ?? now);
  const days = Math.floor(age / day);
  const late = last
    ? `The last good backup is ${days} days old.`
    : `There has been no backup for ${days} days.`;
  const failure = past[0]?.failure;
  const why = failure ? ` The last try failed: ${failure.reason}` : '';
  return { last: last ?? null, failure: failure ?? null, late: age < maxBackupAge ? undefined : late + why };
}

/** With whom the installation began. */
const findFirstUser = (db: Db) =>
  db.selectFrom('users').select('created_at').orderBy('created_at').limit(1).executeTakeFirst();
