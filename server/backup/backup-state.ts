import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { BackupStatus } from '#contract/server-status.ts';
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
export async function readBackupState({
  dataDir,
  db,
  runs,
  now,
}: {
  readonly dataDir: string;
  readonly db: Db;
  readonly runs: readonly BackupRun[];
  readonly now: number;
}): Promise<Pick<BackupStatus, 'last' | 'failure'> & { readonly late: string | undefined }> {
  const past = runs.filter(({ isFromFuture }) => !isFromFuture);
  const newest = past.find(({ bytes }) => bytes !== undefined);
  const byHand = await readBackupByHand(dataDir, now);
  const isByHand = byHand !== undefined && byHand > (newest?.startedAt ?? -Infinity);
  const last = isByHand
    ? { at: byHand, bytes: null }
    : newest && { at: newest.startedAt, bytes: newest.bytes ?? null };
  const age = now - (last?.at ?? (await findFirstUserTime(db)) ?? now);
  const days = Math.floor(age / day);
  const late = last
    ? `The last good backup is ${days} days old.`
    : `There has been no backup for ${days} days.`;
  const failure = past[0]?.failure;
  const why = failure ? ` The last try failed: ${failure.reason}` : '';
  return { last: last ?? null, failure: failure ?? null, late: age < maxBackupAge ? undefined : late + why };
}

/** When the installation began, ms since 1970. */
async function findFirstUserTime(db: Db): Promise<number | undefined> {
  const first = await db.selectFrom('users').select('created_at').orderBy('created_at').limit(1).execute();
  return first[0]?.created_at;
}
