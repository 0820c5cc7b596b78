import { Cron } from 'croner';

/** When backups are due, in local times of a time zone; pure functions of the time. */
export interface BackupSchedule {
  /** Minutes after midnight; at least one. */
  readonly times: readonly number[];
  /** A name of the IANA time zone database, such as Asia/Kolkata. */
  readonly timeZone: string;
}

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
