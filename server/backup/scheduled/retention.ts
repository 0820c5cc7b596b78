import { latestTime } from '#server/clock.ts';

/** Names of backups that the server makes by itself; files of other names are not its own and are left alone. */
const form = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-asked)?(-incomplete)?\.tar$/;

/** Days and weeks of which the newest backup is kept, each counted where there is one (restic, `forget --keep-daily`). */
const daily = 7;
const weekly = 4;
const dayLength = 24 * 60 * 60_000;

/** `asked`: an administrator has asked for it. */
export type BackupKind = 'scheduled' | 'asked';

/** @param time ms since 1970 */
export function backupName(time: number, kind: BackupKind = 'scheduled'): string {
  const [date = '', clock = ''] = new Date(time).toISOString().slice(0, 19).split('T');
  return `backup-${date}T${clock.replaceAll(':', '-')}Z${kind === 'asked' ? '-asked' : ''}.tar`;
}

/** The name of a backup whose database names pictures that were missing. */
export const incompleteName = (name: string) => name.replace(/\.tar$/, '-incomplete.tar');

export const isBackupName = (name: string) => form.test(name);

/** What is left of an interrupted backup: a part, a snapshot, or a folder of the check. */
export const isLeftover = (name: string) => /^backup-[\dTZ-]+(?:-asked)?\.tar\../.test(name);

interface Named {
  readonly name: string;
  /** ms since 1970 */
  readonly time: number;
  readonly isAsked: boolean;
  readonly isComplete: boolean;
}

function readName(name: string): readonly Named[] {
  const [found, date, hours, minutes, seconds, asked, incomplete] = form.exec(name) ?? [];
  if (found === undefined) return [];
  const time = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time)
    ? []
    : [{ name, time, isAsked: asked !== undefined, isComplete: incomplete === undefined }];
}

/**
 * The backups that are no longer kept: all but the newest of each of the last 7 days and 4 weeks (from Monday on) that
 * have one. Of those that were asked for the newest is kept beside them, so that it displaces none of the scheduled
 * ones. Of the incomplete ones only the newest is kept, while no complete one is newer. Those from the future are
 * left alone and do not count.
 * @param keptFrom ms since 1970: what is dated later is from the future
 */
export function listExpired(names: readonly string[], timeZone: string, keptFrom: number): string[] {
  const all = names
    .flatMap(readName)
    .filter(({ time }) => time <= latestTime(keptFrom))
    .toSorted((one, other) => other.time - one.time);
  const complete = all.filter(({ isComplete }) => isComplete);
  const scheduled = complete.filter(({ isAsked }) => !isAsked);
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  // Days since 1970, by the local clock.
  const dayOf = ({ time }: Named) => Date.parse(dates.format(time)) / dayLength;
  const kept = new Set([
    ...newestOfEach(scheduled, dayOf, daily),
    // 1970-01-01 was a Thursday.
    ...newestOfEach(scheduled, (backup) => Math.floor((dayOf(backup) + 3) / 7), weekly),
    ...complete.filter(({ isAsked }) => isAsked).slice(0, 1),
    ...all.slice(0, 1),
  ]);
  return all.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}

/**
 * The oldest first: what may go when the disk has no space for a new one; the two newest complete ones stay, and those
 * from the future. @param keptFrom as above
 */
export function listDispensable(names: readonly string[], keptFrom: number): string[] {
  const all = names
    .flatMap(readName)
    .filter(({ time }) => time <= latestTime(keptFrom))
    .toSorted((one, other) => one.time - other.time);
  const kept = new Set(all.filter(({ isComplete }) => isComplete).slice(-2));
  return all.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}

/** @param sorted the newest first @param most groups */
function newestOfEach(
  sorted: readonly Named[],
  groupOf: (backup: Named) => number,
  most: number,
): readonly Named[] {
  const newest = new Map<number, Named>();
  for (const backup of sorted) {
    const group = groupOf(backup);
    if (!newest.has(group) && newest.size < most) newest.set(group, backup);
  }
  return [...newest.values()];
}
