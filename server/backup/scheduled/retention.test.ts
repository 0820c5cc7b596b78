import { describe, expect, it } from 'vitest';
import { backupName, begunFile, incompleteName, readBackupNames, sentFile } from './backup-files.ts';
import { listDispensable, listExpired } from './retention.ts';
import { day, minute } from '#server/clock.ts';

/** A Sunday, 03:00 in India. */
const sunday = Date.UTC(2026, 10, 21, 21, 30);
const daysAgo = (days: number) => backupName(sunday - days * day);

const keptOf = (names: readonly string[], timeZone = 'Asia/Kolkata') => {
  const expired = listExpired(names, timeZone, sunday);
  return names.filter((name) => !expired.includes(name));
};

it('a backup is named after its time, in UTC', () => {
  const name = 'backup-2026-11-21T21-30-00Z.tar';
  expect(backupName(sunday)).toBe(name);
  const told = { startedAt: sunday, kind: 'scheduled' };
  expect(
    readBackupNames([name, incompleteName(name), `${name}.new.0a1b.db`, `${name}.new.check-x1`]),
  ).toEqual([
    { name, ...told, content: 'complete' },
    { name: 'backup-2026-11-21T21-30-00Z-incomplete.tar', ...told, content: 'incomplete' },
    { name: `${name}.new.0a1b.db`, ...told, content: 'part' },
    { name: `${name}.new.check-x1`, ...told, content: 'part' },
  ]);
  expect(readBackupNames([begunFile(name), sentFile(name)]).map(({ content }) => content)).toEqual([
    'begun',
    'sent',
  ]);
  expect(readBackupNames([backupName(sunday, 'asked')])).toMatchObject([
    { startedAt: sunday, kind: 'asked' },
  ]);
  expect(readBackupNames(['mine.tar.part', `${name}.gz`, 'backup-2026-99-99T21-30-00Z.tar'])).toEqual([]);
});

describe('of daily backups', () => {
  it('seven days and the Sundays of four weeks are kept', () => {
    const names = Array.from({ length: 60 }, (_, days) => daysAgo(days));
    expect(keptOf(names)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map(daysAgo));
  });

  it('what is kept does not depend on how often old ones are removed', () => {
    let names: string[] = [];
    for (let days = 60; days >= 0; days -= 1) names = keptOf([daysAgo(days), ...names]);
    expect(names).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map(daysAgo));
  });

  it('none goes because the server was off for long', () => {
    const names = [0, 100, 101, 102, 103].map(daysAgo);
    expect(keptOf(names)).toEqual(names);
  });
});

it('of several on one day the newest is kept, by the local clock', () => {
  const names = [0, 3, 4].map((hours) => backupName(sunday - hours * 60 * 60_000));
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
  expect(listExpired([daysAgo(0), incompleteName(daysAgo(1))], 'UTC', sunday)).toEqual([
    incompleteName(daysAgo(1)),
  ]);
});

it('files of other names are never listed', () => {
  const names = ['notes.txt', 'backup-yesterday.tar', 'backup-2026-11-21T21-30-00Z.tar.part', '../x'];
  expect([...listExpired(names, 'UTC', sunday), ...listDispensable(names, sunday)]).toEqual([]);
});

it('without space the oldest go first, but never the two newest complete ones', () => {
  const names = [daysAgo(2), incompleteName(daysAgo(0)), daysAgo(1), daysAgo(9)];
  expect(listDispensable(names, sunday)).toEqual([daysAgo(9), incompleteName(daysAgo(0))]);
  expect(listDispensable([daysAgo(1), daysAgo(0)], sunday)).toEqual([]);
});

it('those from the future displace no other, and stay', () => {
  const real = Array.from({ length: 7 }, (_, days) => daysAgo(days));
  const future = [-120, -121, -122].map(daysAgo);
  expect(listExpired([...real, ...future], 'UTC', sunday)).toEqual([]);
  expect(listDispensable([...future, daysAgo(2), daysAgo(1), daysAgo(0)], sunday)).toEqual([daysAgo(2)]);
});
