import { hostname } from 'node:os';
import path from 'node:path';
import type { Selectable } from 'kysely';
import { day, latestTime } from '#server/clock.ts';
import { isAdvisoryLockHeld, isShared } from '#server/database/advisory-locks.ts';
import type { Db, BackupsTable } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import {
  backupFolder,
  backupName,
  readBackupNames,
  removeBackupFiles,
  type BackupName,
} from './backup-files.ts';

/*
 * The files of the folder and their names are the record of the backups. Servers that share a PostgreSQL database have
 * a folder each, and tell one another by the table `backups`.
 */

/** The one lock: who holds it, of all servers, makes a backup. */
export const backupLock = 'backups';
/** ms for which rows are kept: longer than any backup is. */
const keptFor = 60 * day;
const killed = 'The server ended while it made the backup.';

export interface BackupRun extends Pick<BackupName, 'startedAt' | 'kind' | 'name'> {
  readonly isRunning: boolean;
  /** When tries of it were begun whose server ended meanwhile, ms since 1970. */
  readonly killedAt: readonly number[];
  /** ms since 1970, and a sentence; undefined for a running and a good one. One whose file could not be sent has that. */
  readonly failure: { readonly at: number; readonly reason: string } | undefined;
  /** Of the file, which was read back and checked; undefined while there is none. */
  readonly bytes: number | undefined;
  /** Whether this server has the file. */
  readonly isHere: boolean;
  readonly isUploaded: boolean;
  /** Made while the clock was wrong: how old it is, nobody knows. */
  readonly isFromFuture: boolean;
}

/** `bytes`: of its file, which is made already and is not in the bucket. */
export type NewRun = Pick<BackupRun, 'startedAt' | 'kind'> & Partial<Pick<BackupRun, 'bytes'>>;

type Row = Selectable<BackupsTable>;
/** A write transaction; it may refuse by throwing. */
export type RunWrite = <T>(work: (trx: Db) => Promise<T>) => Promise<T>;

export function createBackupRuns({ db, dataDir }: { readonly db: Db; readonly dataDir: string }) {
  const folder = backupFolder(dataDir);
  const host = `${hostname()}:${path.resolve(dataDir)}`;
  /** Runs of this process by name: those that an embedded database does not know, or of which no end could be stored. */
  const own = new Map<string, Row>();

  const rowOf = ({ startedAt, kind, bytes }: NewRun): Row => ({
    started_at: startedAt,
    kind,
    host,
    ended_at: null,
    failure: null,
    bytes: bytes ?? null,
    is_uploaded: 0,
  });

  const store = (trx: Db, row: Row) =>
    trx
      .insertInto('backups')
      .values(row)
      .onConflict((conflict) => conflict.columns(['started_at', 'kind']).doUpdateSet(row))
      .execute();

  return {
    /** To be called under the lock. @param keptFrom ms since 1970, by which old rows are removed */
    begin: async (run: NewRun, keptFrom: number, write: RunWrite): Promise<void> => {
      const row = rowOf(run);
      await write(async (trx) => {
        if (!isShared(trx)) return;
        const gone = Math.min(run.startedAt, keptFrom) - keptFor;
        await trx.deleteFrom('backups').where('started_at', '<', gone).execute();
        // Of those who held the lock before, and were killed.
        const ended = { ended_at: run.startedAt, failure: killed };
        await trx.updateTable('backups').set(ended).where('ended_at', 'is', null).execute();
        await store(trx, row);
      });
      if (isShared(db)) own.delete(nameOf(row));
      else own.set(nameOf(row), row);
    },

    /** @param failure a sentence @returns what is there of it */
    end: async (at: number, run: NewRun, failure: string | null) => {
      let row: Row = { ...rowOf(run), ended_at: at, failure };
      const isLeft = ({ startedAt, content }: BackupName) =>
        startedAt === run.startedAt && (content === 'part' || content === 'begun');
      try {
        await removeBackupFiles(folder, isLeft);
        const { bytes, isSent = false } = (await readFiles(folder)).get(nameOf(row)) ?? {};
        row = { ...row, bytes: bytes ?? null, is_uploaded: isSent ? 1 : 0 };
        if (isShared(db)) await runWriteTransaction(db, (trx) => store(trx, row));
        return { bytes, uploaded: isSent };
      } finally {
        own.set(nameOf(row), row);
      }
    },

    /**
     * The newest first; after them those from the future.
     * @param now ms since 1970 @param hasLock whether the caller holds the lock, so that no backup is made
     */
    list: async (now: number, hasLock = false): Promise<readonly BackupRun[]> => {
      // Asked first: a run is entered under the lock, and its end is stored under it.
      const isMade = !hasLock && (!isShared(db) || (await isAdvisoryLockHeld(db, backupLock)));
      const stored = isShared(db) ? await db.selectFrom('backups').selectAll().execute() : [];
      const rows = new Map([...stored.map((row): [string, Row] => [nameOf(row), row]), ...own]);
      const files = await readFiles(folder).catch((cause: Error) => {
        const failure = `The folder of the backups cannot be read: ${cause.message}`;
        rows.set('', { ...rowOf({ startedAt: now, kind: 'asked' }), ended_at: now, failure });
        return new Map<string, FoundFile>();
      });
      return [...new Set([...files.keys(), ...rows.keys()])]
        .map((name) => describeRun(name, rows.get(name), files.get(name), { isMade, host, now }))
        .filter(({ isRunning, failure, bytes }) => isRunning || failure || bytes !== undefined)
        .toSorted(
          (one, other) =>
            Number(one.isFromFuture) - Number(other.isFromFuture) || other.startedAt - one.startedAt,
        );
    },
  };
}

/** @param isMade whether the run that has not ended is one that goes on; otherwise its server was killed */
function describeRun(
  name: string,
  row: Row | undefined,
  file: FoundFile | undefined,
  { isMade, host, now }: { readonly isMade: boolean; readonly host: string; readonly now: number },
): BackupRun {
  const startedAt = file?.startedAt ?? row?.started_at ?? 0;
  const isUploaded = row?.is_uploaded === 1 || file?.isSent === true;
  const run = {
    name,
    startedAt,
    kind: file?.kind ?? row?.kind ?? 'scheduled',
    isUploaded,
    isFromFuture: startedAt > latestTime(now),
  };
  if (isMade && row?.ended_at === null) {
    // What it makes counts once it has ended.
    const bytes = row.bytes ?? undefined;
    const isHere = bytes !== undefined && file?.bytes !== undefined;
    return { ...run, isRunning: true, killedAt: [], failure: undefined, bytes, isHere };
  }
  // Otherwise the file has gone.
  const isElsewhere = row && (row.host !== host || isUploaded);
  const bytes = file?.bytes ?? (isElsewhere ? (row.bytes ?? undefined) : undefined);
  const { ended_at: endedAt = null, failure: reason = null } = row ?? {};
  const isLeft = row !== undefined && (endedAt === null || reason === killed);
  const begunAt = file?.begunAt ?? [];
  const killedAt = begunAt.length === 0 && isLeft && bytes === undefined ? [startedAt] : begunAt;
  // What its own server has stored.
  const stored = endedAt !== null && reason !== null && !isLeft ? { at: endedAt, reason } : undefined;
  const failure = killedAt.length > 0 ? { at: Math.max(...killedAt), reason: killed } : stored;
  return { ...run, isRunning: false, killedAt, failure, bytes, isHere: file?.bytes !== undefined };
}

const nameOf = ({ started_at: startedAt, kind }: Row) => backupName(startedAt, kind);

interface FoundFile extends Pick<BackupName, 'startedAt' | 'kind'> {
  readonly bytes: number | undefined;
  readonly isSent: boolean;
  readonly begunAt: readonly number[];
}

/** By the name of the backup. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, FoundFile>> {
  const names = readBackupNames(await nodeFileSystem.names(folder));
  const found = new Map<string, FoundFile>();
  for (const { name: file, startedAt, kind, content } of names) {
    const name = backupName(startedAt, kind);
    const known = found.get(name) ?? { startedAt, kind, bytes: undefined, isSent: false, begunAt: [] };
    if (content === 'begun') found.set(name, { ...known, begunAt: await readTimes(path.join(folder, file)) });
    if (content === 'sent') found.set(name, { ...known, isSent: true });
    if (content === 'complete')
      found.set(name, { ...known, bytes: (await nodeFileSystem.stat(path.join(folder, file)))?.size });
  }
  return found;
}

/** A time in each line; cut off when the disk was full. */
async function readTimes(file: string): Promise<readonly number[]> {
  const lines = (await nodeFileSystem.read(file))?.toString().split('\n') ?? [];
  return lines.filter((line) => line !== '').map(Number);
}
