import { createReadStream } from 'node:fs';
import type { BackupProgress, BackupRun as AskedRun } from '#contract/backups.ts';
import type { ServerClock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { tryAdvisoryLock } from '#server/database/advisory-locks.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';
import { createBackupBucket } from './backup-bucket.ts';
import type { BackupProgram } from './backup-program.ts';
import { backupLock, createBackupRuns, type BackupRun, type NewRun, type RunWrite } from './backup-runs.ts';
import { backupFile, backupName } from './backup-files.ts';
import { chooseRun, lastDue, newRun } from './schedule.ts';

/** ms from the start of a server to its first look, so that it serves first, and between two looks. */
const firstLook = 5000;
const lookInterval = 30_000;

interface BackupsDeps {
  readonly config: Pick<Config, 'dataDir' | 'publicUrl' | 'backups'>;
  readonly db: Db;
  readonly program: BackupProgram;
  readonly clock: ServerClock;
  readonly log: Pick<Log, 'info' | 'error'>;
}

/** A backup of which this server can read the file, in pieces, so that it is never in memory whole. */
interface StoredBackup {
  readonly name: string;
  readonly bytes: number;
  read(): AsyncIterable<Uint8Array>;
}

export type Backups = ReturnType<typeof createBackups>;

/** Makes a backup at each time of the schedule, and when it is asked to; a time that was missed is made up. */
export function createBackups({ config, db, program, clock, log }: BackupsDeps) {
  const { dataDir, publicUrl, backups: schedule } = config;
  const bucket = schedule.bucket && createBackupBucket({ ...schedule.bucket, publicUrl });
  const runs = createBackupRuns({ db, dataDir });
  const stopping = new AbortController();
  const { signal } = stopping;
  const failures: number[] = [];
  /** Of the backup that is made here. */
  let progress: BackupProgress | undefined;
  let isTaken = false;
  let performing: Promise<unknown> | undefined;
  /** The last look, and the last run that was asked for. */
  let [looking, beginning]: Promise<unknown>[] = [];
  const timers: NodeJS.Timeout[] = [];

  const isStopping = () => signal.aborted;
  const list = () => runs.list(clock.now());
  /** 0 keeps every one. */
  const keptFrom = () => clock.deletionTime() ?? 0;

  const perform = async (run: NewRun): Promise<void> => {
    const name = backupName(run.startedAt, run.kind);
    const began = performance.now();
    progress = { step: 'writing', share: 0 };
    let failure: string | null = null;
    try {
      await program(name, keptFrom(), signal, (next) => {
        progress = next;
      });
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      if (isStopping()) failure = 'The server was stopped while it made the backup.';
      else log.error({ event: 'backup failed', error });
      if (run.kind === 'scheduled') failures.push(clock.now());
    } finally {
      progress = undefined;
    }
    const made = await runs.end(clock.now(), run, failure);
    const ms = Math.round(performance.now() - began);
    const event = run.bytes === undefined ? 'backup made' : 'backup copied';
    if (failure === null) log.info({ event, name, ...made, ms });
  };

  /**
   * @param choose what to make, asked under the lock
   * @returns undefined when a server makes one already, or there is nothing to make
   */
  const begin = async (choose: () => Promise<NewRun | undefined>, write: RunWrite) => {
    if (isTaken || isStopping()) return undefined;
    isTaken = true;
    let unlock: (() => Promise<void>) | undefined;
    let work: Promise<void> | undefined;
    try {
      unlock = await tryAdvisoryLock(db, backupLock);
      const run = unlock && (await choose());
      if (!run || isStopping()) return undefined;
      await runs.begin(run, keptFrom(), write);
      work = perform(run);
      return run;
    } finally {
      performing = Promise.resolve(work)
        .catch((error: unknown) => log.error({ event: 'the end of a backup was not recorded', error }))
        .then(unlock)
        .finally(() => {
          isTaken = false;
        });
    }
  };

  const chooseAsked = async () => newRun(await runs.list(clock.now(), true), clock.now(), 'asked');

  const findDue = async (hasLock: boolean): Promise<NewRun | undefined> => {
    if (schedule.times.length === 0) return undefined;
    const now = clock.now();
    const tries = { dueAt: lastDue(schedule, now), now, failures, hasBucket: bucket !== undefined };
    return chooseRun(await runs.list(now, hasLock), tries);
  };

  const runWrite: RunWrite = (work) => runWriteTransaction(db, work);

  /** Makes the backup that is due, if no other server does; resolves when it is made or has failed. */
  const look = async (): Promise<void> => {
    if (!(await findDue(false))) return;
    if (await begin(() => findDue(true), runWrite)) await performing;
  };

  const lookLogged = () => {
    looking = look().catch((error: unknown) =>
      log.error({ event: 'looking for a backup that is due failed', error }),
    );
  };

  const toStored = ({ name, bytes, isHere, isUploaded }: BackupRun): readonly StoredBackup[] => {
    if (bytes === undefined) return [];
    if (isHere) return [{ name, bytes, read: () => createReadStream(backupFile(dataDir, name)) }];
    return bucket && isUploaded ? [{ name, bytes, read: () => bucket.read(name, bytes) }] : [];
  };

  const isReadable = (run: BackupRun) => toStored(run).length > 0;

  return {
    list,
    look,

    /** Whether this server can read its file, from its own disk or from the bucket. */
    isReadable,

    /**
     * Begins a backup now, also without a schedule.
     * @param write the transaction that enters it; when it throws, nothing begins. It is asked in any case
     * @returns its number; undefined when a server makes one already
     */
    begin: async (write: RunWrite): Promise<number | undefined> => {
      const begun = begin(chooseAsked, write);
      beginning = begun.catch(() => undefined);
      const run = await begun;
      if (!run) await write(() => Promise.resolve());
      return run?.startedAt;
    },

    /** What has become of a backup. @param number of the run @returns undefined for an unknown one */
    read: async (number: number): Promise<AskedRun | undefined> => {
      const run = (await list()).find(({ startedAt }) => startedAt === number);
      if (run?.isRunning) return { state: 'running', ...(progress ?? { step: null, share: null }) };
      if (run?.failure) return { state: 'failed', reason: run.failure.reason };
      if (run?.bytes === undefined) return undefined;
      const { name, bytes } = run;
      return { state: 'good', name, bytes, canDownload: isReadable(run) };
    },

    /** The newest that this server can read, or the one of this name; one from the future if there is no other. */
    find: async (name?: string): Promise<StoredBackup | undefined> =>
      (await list()).filter((run) => name === undefined || run.name === name).flatMap(toStored)[0],

    /** Looks again and again. */
    start: () => {
      timers.push(setTimeout(lookLogged, firstLook), setInterval(lookLogged, lookInterval));
    },

    /** Ends a running backup; the next start makes it up. */
    stop: async (): Promise<void> => {
      timers.forEach(clearTimeout);
      stopping.abort();
      await Promise.all([looking, beginning]);
      await performing;
    },
  };
}
