import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Log } from '#server/log.ts';
import type { BackupProgram } from './backup-program.ts';
import {
  claimRun,
  leaseTime,
  recordFailure,
  recordGood,
  recordMade,
  renewLease,
  type BackupRun,
  type MadeBackup,
} from './backup-runs.ts';
import { backupName } from './retention.ts';
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
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Calls the work again and again until it is told to stop. */
  readonly every?: (ms: number, work: () => void) => () => void;
}

export interface BackupScheduler {
  /** Makes the backup that is due, if no other server does; resolves when it is made or has failed. */
  look(): Promise<void>;
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
  log,
  every = everyMs,
}: BackupSchedulerDeps): BackupScheduler {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const make = async (run: BackupRun, aborted: AbortSignal): Promise<MadeBackup> => {
    if (run.made && (await isHere(run.made))) return run.made;
    const madeAt = clock.now();
    const name = backupName(madeAt);
    const made = { name, madeAt, ...(await program.make(name, aborted)) };
    if (!(await recordMade(db, run, made))) throw new Error('Another server makes this backup.');
    return made;
  };

  const perform = async (run: BackupRun): Promise<void> => {
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
      const made = await make(run, cancelled);
      if (hasBucket) await program.upload(made.name, cancelled);
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
    }
  };

  const look = async (): Promise<void> => {
    if (!schedule || signal.aborted) return;
    const now = clock.now();
    const run = await claimRun(db, { dueAt: lastDue(schedule, now), holder: randomUUID(), host, now });
    if (run) await perform(run);
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
    start: () => {
      if (schedule) lookAfter(firstLook);
    },
    stop: async () => {
      clearTimeout(timer);
      stopping.abort();
      await running;
    },
  };
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

function everyMs(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
}
