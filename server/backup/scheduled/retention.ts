import { day, latestTime } from '#server/clock.ts';
import { readBackupNames, type BackupName } from './backup-files.ts';

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
