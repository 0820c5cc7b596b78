/** When backups are due, in local times of a time zone; pure functions of the time. */
export interface BackupSchedule {
  /** Minutes after midnight; at least one. */
  readonly times: readonly number[];
  /** A name of the IANA time zone database, such as Asia/Kolkata. */
  readonly timeZone: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Days around today whose times are compared: time zones differ by at most 26 hours. */
const daysAround = [-2, -1, 0, 1, 2];

/** The latest time at or before `now` at which a backup was due. Times are ms since 1970. */
export function lastDue(schedule: BackupSchedule, now: number): number {
  return Math.max(...dueAround(schedule, now).filter((time) => time <= now));
}

/** The first time after `now` at which a backup is due. */
export function nextDue(schedule: BackupSchedule, now: number): number {
  return Math.min(...dueAround(schedule, now).filter((time) => time > now));
}

/** The local day at a time, as the number of days since 1970-01-01. */
export function localDay(timeZone: string, time: number): number {
  return Math.floor((time + readOffset(timeZone, time)) / day);
}

function dueAround({ times, timeZone }: BackupSchedule, now: number): number[] {
  const today = localDay(timeZone, now);
  return daysAround.flatMap((offset) =>
    times.map((minutes) => toInstant(timeZone, (today + offset) * day + minutes * minute)),
  );
}

/**
 * As Temporal's disambiguation `compatible`: a local time that comes twice is the first one, and one that is skipped is
 * as much later as the clock was put forward. @param local ms since 1970, of the local clock
 */
function toInstant(timeZone: string, local: number): number {
  const [before, after] = [readOffset(timeZone, local - day), readOffset(timeZone, local + day)];
  const early = local - before;
  if (readOffset(timeZone, early) === before) return early;
  const late = local - after;
  return readOffset(timeZone, late) === after ? late : early;
}

/** ms by which the local clock is ahead of UTC. */
function readOffset(timeZone: string, time: number): number {
  const seconds = Math.floor(time / 1000) * 1000;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(seconds)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const [hour, minutes, second] = [read('hour'), read('minute'), read('second')];
  return Date.UTC(read('year'), read('month') - 1, read('day'), hour, minutes, second) - seconds;
}

/** Making one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for an unknown time zone */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}
