import { expect, it } from 'vitest';
import { day, hour, minute } from '#server/clock.ts';
import { backupName, begunFile, incompleteName, readBackupNames, sentFile } from './backup-files.ts';
import { lastDue, nextDue, type BackupSchedule, listDispensable, listExpired } from './schedule.ts';

const at = (timeZone: string, ...times: number[]): BackupSchedule => ({ timeZone, times });
const india = at('Asia/Kolkata', 180);
const twice = at('UTC', 930, 180);
// The clock goes from 02:00 to 03:00 on 2026-03-08, and from 02:00 back to 01:00 on 2026-11-01.
const atHalfPastTwo = at('America/New_York', 150);
const atHalfPastOne = at('America/New_York', 90);

it.each([
  ['at its local time', india, '2026-11-22T10:00', '2026-11-21T21:30', '2026-11-22T21:30'],
  ['not before its time', india, '2026-11-22T21:29:59.999', '2026-11-21T21:30', '2026-11-22T21:30'],
  ['from its second on', at('UTC', 180), '2026-11-22T03:00', '2026-11-22T03:00', '2026-11-23T03:00'],
  ['twice a day', twice, '2026-11-22T10:00', '2026-11-22T03:00', '2026-11-22T15:30'],
  ['twice a day', twice, '2026-11-22T16:00', '2026-11-22T15:30', '2026-11-23T03:00'],
  ['after hours that are skipped', atHalfPastTwo, '2026-03-08T06:00', '2026-03-07T07:30', '2026-03-08T07:00'],
  ['after hours that are skipped', atHalfPastTwo, '2026-03-08T08:00', '2026-03-08T07:00', '2026-03-09T06:30'],
  ['once in hours that repeat', atHalfPastOne, '2026-11-01T05:00', '2026-10-31T05:30', '2026-11-01T05:30'],
  ['once in hours that repeat', atHalfPastOne, '2026-11-01T06:45', '2026-11-01T05:30', '2026-11-02T06:30'],
])('a backup is due %s: with %j at %s UTC', (_, schedule, now, last, next) => {
  const due = [lastDue, nextDue].map((find) => find(schedule, Date.parse(`${now}Z`)));
  expect(due.map((time) => new Date(time).toISOString().slice(0, 16))).toEqual([last, next]);
});

/** A Sunday, 03:00 in India. */
const sunday = Date.UTC(2026, 10, 21, 21, 30);
const daysAgo = (days: number) => backupName(sunday - days * day);

const keptOf = (names: readonly string[], timeZone = 'Asia/Kolkata') => {
  const expired = listExpired(names, timeZone, sunday);
  return names.filter((name) => !expired.includes(name));
};

const name = 'backup-2026-11-21T21-30-00Z.tar';
it.each([
  [backupName(sunday), name, 'complete'],
  [incompleteName(name), 'backup-2026-11-21T21-30-00Z-incomplete.tar', 'incomplete'],
  [`${name}.new.0a1b.db`, `${name}.new.0a1b.db`, 'part'],
  [`${name}.new.check-x1`, `${name}.new.check-x1`, 'part'],
  [begunFile(name), `${name}.begun`, 'begun'],
  [sentFile(name), `${name}.sent`, 'sent'],
])('the file %s of a backup is named after its time in UTC, and read as such', (given, file, content) => {
  expect(given).toBe(file);
  const others = ['mine.tar.part', `${name}.gz`, 'backup-2026-99-99T21-30-00Z.tar', `../${name}`];
  const read = { name: file, startedAt: sunday, kind: 'scheduled', content };
  expect(readBackupNames([...others, file])).toEqual([read]);
});

it('of daily backups seven days and the Sundays of four weeks are kept, however often old ones are removed', () => {
  const kept = [0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map(daysAgo);
  const all = Array.from({ length: 61 }, (_, days) => daysAgo(days));
  expect(keptOf(all)).toEqual(kept);
  let names: string[] = [];
  for (const newest of all.toReversed()) names = keptOf([newest, ...names]);
  expect(names).toEqual(kept);
});

it('none goes because the server was off for long', () => {
  const names = [0, 100, 101, 102, 103].map(daysAgo);
  expect(keptOf(names)).toEqual(names);
});

it('of several on one day the newest is kept, by the local clock', () => {
  const names = [0, 3, 4].map((hours) => backupName(sunday - hours * hour));
  // The second is at midnight in India, the third before it.
  expect(keptOf(names)).toEqual([names[0], names[2]]);
  expect(keptOf(names, 'UTC')).toEqual([names[0]]);
});

it('of those that were asked for the newest is kept, and displaces no scheduled one', () => {
  const names = Array.from({ length: 10 }, (_, days) => daysAgo(days));
  const asked = [1, 2, 1500].map((seconds) => backupName(sunday + minute - seconds * 1000, 'asked'));
  expect(asked[0]).toMatch(/^backup-2026-11-21T21-30-59Z-asked\.tar$/);
  expect(keptOf([...asked, ...names])).toEqual([asked[0], ...keptOf(names)]);
});

it('an incomplete one stays while no complete one is newer, and displaces none', () => {
  const complete = Array.from({ length: 7 }, (_, days) => daysAgo(days + 1));
  const incomplete = [0, 0.1].map((days) => incompleteName(daysAgo(days)));
  expect(listExpired([...complete, ...incomplete], 'UTC', sunday)).toEqual([incomplete[1]]);
  const older = incompleteName(daysAgo(1));
  expect(listExpired([daysAgo(0), older], 'UTC', sunday)).toEqual([older]);
});

it('without space the oldest go first, but never the two newest complete ones', () => {
  const names = [daysAgo(2), incompleteName(daysAgo(0)), daysAgo(1), daysAgo(9)];
  expect(listDispensable(names, sunday)).toEqual([daysAgo(9), incompleteName(daysAgo(0))]);
});

it('those from the future displace no other, and stay', () => {
  const real = Array.from({ length: 7 }, (_, days) => daysAgo(days));
  const future = [-120, -121, -122].map(daysAgo);
  expect(listExpired([...real, ...future], 'UTC', sunday)).toEqual([]);
  expect(listDispensable([...future, daysAgo(2), daysAgo(1), daysAgo(0)], sunday)).toEqual([daysAgo(2)]);
});
