import type { Kysely, Selectable } from 'kysely';
import { latestTime, type TimeBounds } from '#server/clock.ts';
import { acquireTransactionLocks } from '#server/database/advisory-locks.ts';
import type { BackupsTable, Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

/*
 * One row for each time at which a backup is due: of the servers that share a database, the one that enters its lease
 * there makes it. The lease of a process that was killed runs out, and the next one tries again.
 */

const minute = 60_000;
const day = 24 * 60 * minute;
/** ms for which a running backup is left alone; it is renewed meanwhile. */
export const leaseTime = 5 * minute;
const maxTries = 6;
/** ms from a failure to the next try, doubled with each. */
const firstPause = 15 * minute;
const longestPause = firstPause * 2 ** maxTries;
/** ms for which rows are kept: longer than any backup is. */
const keptFor = 60 * day;

/** A file that was read back and checked. */
export interface MadeBackup {
  readonly name: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** ms since 1970 */
  readonly madeAt: number;
}

/** A backup that this process has to make. */
export interface BackupRun {
  /** ms since 1970 */
  readonly dueAt: number;
  readonly holder: string;
  /** Made by an earlier try on this machine, whose upload failed. */
  readonly made: MadeBackup | undefined;
}

interface Claim {
  readonly dueAt: number;
  readonly holder: string;
  readonly host: string;
  readonly time: TimeBounds;
}

/** @returns undefined when it is made, is being made, was given up, or waits for its next try, and while another is made */
export function claimRun(
  db: Kysely<Schema>,
  { dueAt, holder, host, time: { earliest, latest: now } }: Claim,
): Promise<BackupRun | undefined> {
  return runWriteTransaction(db, async (inside) => {
    await acquireTransactionLocks(inside, ['backups']);
    const row = await inside.selectFrom('backups').selectAll().where('due_at', '=', dueAt).executeTakeFirst();
    if (row && !isClaimable(row, now)) return undefined;
    if ((await readRunning(inside, now)).some((other) => other.due_at !== dueAt)) return undefined;
    const claim = { state: 'running' as const, holder, host, lease_ends_at: now + leaseTime };
    if (!row) {
      await inside
        .deleteFrom('backups')
        .where('due_at', '<', Math.min(dueAt, earliest) - keptFor)
        .execute();
      await inside
        .insertInto('backups')
        .values({ ...claim, due_at: dueAt, tries: 1 })
        .execute();
      return { dueAt, holder, made: undefined };
    }
    const made = row.host === host ? readMade(row) : undefined;
    await inside
      .updateTable('backups')
      .set({ ...claim, tries: row.tries + 1, ...(!made && noFile) })
      .where('due_at', '=', dueAt)
      .execute();
    return { dueAt, holder, made };
  });
}

const noFile = { name: null, made_at: null, bytes: null, sha256: null, uploaded_at: null };

function isClaimable(row: Selectable<BackupsTable>, now: number): boolean {
  return row.state !== 'good' && row.tries < maxTries && !isHeld(row, now);
}

/** A lease of a later end comes from a wrong clock. */
function isHeld({ lease_ends_at: leaseEndsAt }: Selectable<BackupsTable>, now: number): boolean {
  return leaseEndsAt > now && leaseEndsAt <= latestTime(now + longestPause);
}

async function readRunning(db: Kysely<Schema>, now: number): Promise<readonly Selectable<BackupsTable>[]> {
  const rows = await db.selectFrom('backups').selectAll().where('state', '=', 'running').execute();
  return rows.filter((row) => isHeld(row, now));
}

/** When the backup that is being made was due, on this server or another; undefined when none is. */
export async function readRunningDue(db: Kysely<Schema>, now: number): Promise<number | undefined> {
  return (await readRunning(db, now))[0]?.due_at;
}

/** The end of a run, or that it goes on. */
export type RunState =
  | { readonly state: 'running' }
  | { readonly state: 'good'; readonly made: MadeBackup }
  | { readonly state: 'failed'; readonly reason: string };

/** @param dueAt ms since 1970 @returns undefined for an unknown run */
export async function readRunState(
  db: Kysely<Schema>,
  dueAt: number,
  now: number,
): Promise<RunState | undefined> {
  const row = await db.selectFrom('backups').selectAll().where('due_at', '=', dueAt).executeTakeFirst();
  if (!row) return undefined;
  if (row.state === 'running' && isHeld(row, now)) return { state: 'running' };
  const made = readMade(row);
  if (row.state === 'good' && made) return { state: 'good', made };
  return { state: 'failed', reason: row.failure ?? endedReason };
}

const endedReason = 'The server ended while it made the backup.';

/** @returns false when another process has taken the run since */
export function renewLease(db: Kysely<Schema>, run: BackupRun, now: number): Promise<boolean> {
  return update(db, run, { lease_ends_at: now + leaseTime });
}

export function recordMade(db: Kysely<Schema>, run: BackupRun, made: MadeBackup): Promise<boolean> {
  const { name, bytes, sha256, madeAt } = made;
  return update(db, run, { name, bytes, sha256, made_at: madeAt });
}

/** @param uploadedAt undefined without a bucket */
export function recordGood(
  db: Kysely<Schema>,
  run: BackupRun,
  uploadedAt: number | undefined,
): Promise<boolean> {
  return update(db, run, { state: 'good', uploaded_at: uploadedAt ?? null, failed_at: null, failure: null });
}

/** @param failure a sentence @param again 'now' lets the next start of a server try at once */
export function recordFailure(
  db: Kysely<Schema>,
  run: BackupRun,
  {
    now,
    failure,
    again,
  }: { readonly now: number; readonly failure: string; readonly again: 'now' | 'later' },
): Promise<boolean> {
  return runWriteTransaction(db, async (inside) => {
    const row = await inside
      .selectFrom('backups')
      .select('tries')
      .where('due_at', '=', run.dueAt)
      .executeTakeFirst();
    const tries = row?.tries ?? 1;
    return update(inside, run, {
      state: 'failed',
      failed_at: now,
      failure,
      ...(again === 'now'
        ? { lease_ends_at: now, tries: tries - 1 }
        : { lease_ends_at: now + firstPause * 2 ** (tries - 1) }),
    });
  });
}

function update(
  db: Kysely<Schema>,
  { dueAt, holder }: BackupRun,
  values: Partial<Omit<BackupsTable, 'due_at' | 'holder'>>,
): Promise<boolean> {
  return runWriteTransaction(db, async (inside) => {
    const { numUpdatedRows } = await inside
      .updateTable('backups')
      .set(values)
      .where('due_at', '=', dueAt)
      .where('holder', '=', holder)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

export interface RecordedBackup extends MadeBackup {
  readonly host: string;
  readonly isUploaded: boolean;
  /** Made while the clock was wrong: how old it is, nobody knows. */
  readonly isFromFuture: boolean;
}

/** Backups that were checked, the newest first; after them those from the future. @param now ms since 1970 */
export async function listBackups(db: Kysely<Schema>, now: number): Promise<readonly RecordedBackup[]> {
  const rows = await db.selectFrom('backups').selectAll().where('made_at', 'is not', null).execute();
  return rows
    .flatMap((row) => {
      const made = readMade(row);
      const isFromFuture = made !== undefined && made.madeAt > latestTime(now);
      return made ? [{ ...made, host: row.host, isUploaded: row.uploaded_at !== null, isFromFuture }] : [];
    })
    .toSorted(
      (one, other) => Number(one.isFromFuture) - Number(other.isFromFuture) || other.madeAt - one.madeAt,
    );
}

/** Why the last try failed, of the backup that was due last; undefined when it did not. */
export async function readLastFailure(
  db: Kysely<Schema>,
  now: number,
): Promise<{ readonly at: number; readonly reason: string } | undefined> {
  const row = await db
    .selectFrom('backups')
    .selectAll()
    .where('due_at', '<=', latestTime(now))
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.state === 'good') return undefined;
  if (row.state === 'running' && row.lease_ends_at < now)
    return { at: row.lease_ends_at, reason: endedReason };
  return row.failure === null ? undefined : { at: row.failed_at ?? row.due_at, reason: row.failure };
}

function readMade(row: Selectable<BackupsTable>): MadeBackup | undefined {
  const { name, bytes, sha256, made_at: madeAt } = row;
  if (name === null || bytes === null || sha256 === null || madeAt === null) return undefined;
  return { name, bytes, sha256, madeAt };
}
