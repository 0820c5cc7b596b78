import { Cron } from 'croner';
import { day, latestTime } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { readBackupNames, type BackupName } from './backup-files.ts';
import type { BackupRun, NewRun } from './backup-runs.ts';

/** When backups are due, in local times of a time zone; at least one. */
export type BackupSchedule = Pick<Config['backups'], 'times' | 'timeZone'>;

/** A time that the clock skips is due right after the gap, one that comes twice the first time. */
const jobsOf = ({ times, timeZone }: BackupSchedule) =>
  times.map(
    (minutes) => new Cron(`${minutes % 60} ${Math.floor(minutes / 60)} * * *`, { timezone: timeZone }),
  );

/** The latest time at or before `now` at which a backup was due. Times are ms since 1970. */
export function lastDue(schedule: BackupSchedule, now: number): number {
  // What croner finds is before the time that it is given.
  const before = new Date(now + 1);
  return Math.max(...jobsOf(schedule).flatMap((job) => job.previousRuns(1, before).map(Number)));
}

/** The first time after `now` at which a backup is due. */
export function nextDue(schedule: BackupSchedule, now: number): number {
  return Math.min(...jobsOf(schedule).flatMap((job) => job.nextRuns(1, new Date(now)).map(Number)));
}

const maxTries = 6;
/** ms from a failure to the next try, doubled with each. */
const firstPause = 15 * 60_000;

export interface Tries {
  readonly dueAt: number;
  readonly now: number;
  /** When tries of this process failed, the newest last. */
  readonly failures: readonly number[];
  readonly hasBucket: boolean;
}

/**
 * What to do for the backup that was due last: one that is here and not in the bucket is only sent. A try that was
 * killed counts as one that failed, as it may be what ended its server.
 * @returns undefined when it is good, was given up, or waits for its next try
 */
export function chooseRun(
  runs: readonly BackupRun[],
  { dueAt, now, failures, hasBucket }: Tries,
): NewRun | undefined {
  const tries = runs.filter(
    ({ kind, startedAt, isFromFuture }) => kind === 'scheduled' && startedAt >= dueAt && !isFromFuture,
  );
  if (tries.some(({ bytes, isUploaded }) => bytes !== undefined && (isUploaded || !hasBucket)))
    return undefined;
  const failed = [...failures, ...tries.flatMap(({ killedAt }) => killedAt)].filter(
    (at) => at >= dueAt && at <= now,
  );
  if (failed.length >= maxTries) return undefined;
  if (now < Math.max(...failed) + firstPause * 2 ** (failed.length - 1)) return undefined;
  return tries.find(({ isHere }) => isHere) ?? newRun(runs, now, 'scheduled');
}

/** A run that begins now; names and numbers are in whole seconds, and none begins in that of another. */
export function newRun(runs: readonly BackupRun[], now: number, kind: BackupRun['kind']): NewRun {
  let startedAt = Math.floor(now / 1000) * 1000;
  while (runs.some((run) => run.startedAt === startedAt)) startedAt += 1000;
  return { startedAt, kind };
}

/** Days and weeks of which the newest backup is kept, each counted where there is one (restic, `forget --keep-daily`). */
const daily = 7;
const weekly = 4;

/** @param keptFrom ms since 1970: those from the future do not count */
const readWhole = (names: readonly string[], keptFrom: number) =>
  readBackupNames(names).filter(
    ({ content, startedAt }) =>
      (content === 'complete' || content === 'incomplete') && startedAt <= latestTime(keptFrom),
  );

/**
 * The backups that are no longer kept: all but the newest of each of the last 7 days and 4 weeks (from Monday on) that
 * have one. Of those that were asked for the newest is kept beside them, so that it displaces none of the scheduled
 * ones. Of the incomplete ones only the newest is kept, while no complete one is newer. Those from the future are
 * left alone.
 * @param keptFrom ms since 1970: what is dated later is from the future
 */
export function listExpired(names: readonly string[], timeZone: string, keptFrom: number): string[] {
  const all = readWhole(names, keptFrom);
  const complete = all.filter(({ content }) => content === 'complete');
  const scheduled = complete.filter(({ kind }) => kind === 'scheduled');
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  // Days since 1970, by the local clock.
  const dayOf = ({ startedAt }: BackupName) => Date.parse(dates.format(startedAt)) / day;
  const kept = new Set([
    ...newestOfEach(scheduled, dayOf, daily),
    // 1970-01-01 was a Thursday.
    ...newestOfEach(scheduled, (backup) => Math.floor((dayOf(backup) + 3) / 7), weekly),
    ...complete.filter(({ kind }) => kind === 'asked').slice(0, 1),
    ...all.slice(0, 1),
  ]);
  return all.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}

/** The oldest first: what may go when the disk has no space; the two newest complete ones stay. @param keptFrom as above */
export function listDispensable(names: readonly string[], keptFrom: number): string[] {
  const all = readWhole(names, keptFrom);
  const kept = new Set(all.filter(({ content }) => content === 'complete').slice(0, 2));
  return all
    .filter((backup) => !kept.has(backup))
    .map(({ name }) => name)
    .toReversed();
}

/** @param sorted the newest first @param most groups */
const newestOfEach = (sorted: readonly BackupName[], groupOf: (backup: BackupName) => number, most: number) =>
  // Of a group the Map keeps the last, which is the newest.
  [...new Map(sorted.toReversed().map((backup) => [groupOf(backup), backup] as const)).values()].slice(-most);
