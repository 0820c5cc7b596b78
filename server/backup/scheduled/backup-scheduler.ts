import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock, TimeBounds } from '#server/clock.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';
import type { BackupProgram } from './backup-program.ts';
import {
  claimRun,
  leaseTime,
  recordFailure,
  recordGood,
  readRunState,
  recordMade,
  renewLease,
  type BackupRun,
  type MadeBackup,
  type RunState,
} from './backup-runs.ts';
import { backupName, type BackupKind } from './retention.ts';
import { lastDue, type BackupSchedule } from './schedule.ts';

/** ms from the start of a server to its first look, so that it serves first, and between two looks. */
const firstLook = 5000;
const lookInterval = 30_000;
/** ms between two renewals of a lease. */
const renewInterval = leaseTime / 5;

export interface BackupSchedulerDeps {
  /** Undefined: the server makes no backups by itself. */
  readonly schedule: BackupSchedule | undefined;
  readonly hasBucket: boolean;
  readonly db: Kysely<Schema>;
  readonly program: BackupProgram;
  /** Whether the file of an earlier try is here. */
  readonly isHere: (made: MadeBackup) => Promise<boolean>;
  /** This machine and data folder. */
  readonly host: string;
  readonly clock: Clock;
  /** Of the present time. */
  readonly bounds: () => TimeBounds;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Calls the work again and again until it is told to stop. */
  readonly every?: (ms: number, work: () => void) => () => void;
}

/** What this process does for a backup: `share` of the files are written, then they are read back, then sent. */
export type BackupProgress =
  | { readonly step: 'writing'; readonly share: number }
  | { readonly step: 'checking' | 'sending' };

/** Of a backup that is made; `progress` is undefined while another server makes it. */
export type AskedRun =
  | Exclude<RunState, { readonly state: 'running' }>
  | { readonly state: 'running'; readonly progress: BackupProgress | undefined };

type RunWrite = <T>(work: (trx: Kysely<Schema>) => Promise<T>) => Promise<T>;

export interface BackupScheduler {
  /** Makes the backup that is due, if no other server does; resolves when it is made or has failed. */
  look(): Promise<void>;
  /**
   * Begins a backup now, also without a schedule.
   * @param write the transaction that enters it; it may throw, and nothing begins
   * @returns its number; undefined when a server makes one already
   */
  begin(write?: RunWrite): Promise<number | undefined>;
  /** What has become of a backup. @param run its number @returns undefined for an unknown one */
  read(run: number): Promise<AskedRun | undefined>;
  /** Looks again and again. */
  start(): void;
  /** Ends a running backup; the next start makes it up. */
  stop(): Promise<void>;
}

/** Makes a backup at each time of the schedule; a time that was missed is made up at the next look. */
export function createBackupScheduler({
  schedule,
  hasBucket,
  db,
  program,
  isHere,
  host,
  clock,
  bounds,
  log,
  every = everyMs,
}: BackupSchedulerDeps): BackupScheduler {
  const stopping = new AbortController();
  const { signal } = stopping;
  const performing = new Set<Promise<void>>();
  const progressOf = new Map<number, BackupProgress>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const make = async (run: BackupRun, kind: BackupKind, aborted: AbortSignal): Promise<MadeBackup> => {
    if (run.made && (await isHere(run.made))) return run.made;
    const madeAt = clock.now();
    const name = backupName(madeAt, kind);
    const onProgress = (share: number) =>
      void progressOf.set(run.dueAt, share < 1 ? { step: 'writing', share } : { step: 'checking' });
    onProgress(0);
    const made = { name, madeAt, ...(await program.make(name, bounds().earliest, aborted, onProgress)) };
    if (!(await recordMade(db, run, made))) throw new Error('Another server makes this backup.');
    return made;
  };

  const perform = async (run: BackupRun, kind: BackupKind): Promise<void> => {
    const startedAt = performance.now();
    const lost = new AbortController();
    const cancelled = AbortSignal.any([signal, lost.signal]);
    const cancelRenewal = every(renewInterval, () => {
      renewLease(db, run, clock.now()).then(
        (isOurs) => isOurs || lost.abort(),
        (error: unknown) => log.error({ event: 'the lease of a backup was not renewed', error }),
      );
    });
    try {
      const made = await make(run, kind, cancelled);
      if (hasBucket) progressOf.set(run.dueAt, { step: 'sending' });
      if (hasBucket) await program.upload(made.name, bounds().earliest, cancelled);
      await recordGood(db, run, hasBucket ? clock.now() : undefined);
      const { name, bytes } = made;
      log.info({
        event: 'backup made',
        name,
        bytes,
        uploaded: hasBucket,
        ms: Math.round(performance.now() - startedAt),
      });
    } catch (error) {
      if (lost.signal.aborted) return;
      const isStopped = signal.aborted;
      if (!isStopped) log.error({ event: 'backup failed', error });
      const failure = isStopped ? 'The server was stopped while it made the backup.' : reasonOf(error);
      await recordFailure(db, run, { now: clock.now(), failure, again: isStopped ? 'now' : 'later' });
    } finally {
      cancelRenewal();
      progressOf.delete(run.dueAt);
    }
  };

  const look = async (): Promise<void> => {
    if (!schedule || signal.aborted) return;
    const time = bounds();
    const dueAt = lastDue(schedule, clock.now());
    const run = await claimRun(db, { dueAt, holder: randomUUID(), host, time });
    if (run) await perform(run, 'scheduled');
  };

  const begin = async (
    write: RunWrite = (work) => runWriteTransaction(db, work),
  ): Promise<number | undefined> => {
    if (signal.aborted) return undefined;
    const [dueAt, time] = [clock.now(), bounds()];
    const run = await write((trx) => claimRun(trx, { dueAt, holder: randomUUID(), host, time }));
    if (!run) return undefined;
    const work = perform(run, 'asked')
      .catch((error: unknown) => log.error({ event: 'the end of a backup was not recorded', error }))
      .finally(() => performing.delete(work));
    performing.add(work);
    return run.dueAt;
  };

  const read = async (run: number): Promise<AskedRun | undefined> => {
    const found = await readRunState(db, run, clock.now());
    return found?.state === 'running' ? { ...found, progress: progressOf.get(run) } : found;
  };

  const lookOnce = () => {
    running ??= look()
      .catch((error: unknown) => log.error({ event: 'looking for a backup that is due failed', error }))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  const lookAgain = async () => {
    await lookOnce();
    if (!signal.aborted) lookAfter(lookInterval);
  };

  const lookAfter = (ms: number) => {
    timer = setTimeout(() => void lookAgain(), ms).unref();
  };

  return {
    look: lookOnce,
    begin,
    read,
    start: () => {
      if (schedule) lookAfter(firstLook);
    },
    stop: async () => {
      clearTimeout(timer);
      stopping.abort();
      await Promise.all([running, ...performing]);
    },
  };
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

function everyMs(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
}
