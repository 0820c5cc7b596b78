import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import {
  claimRun,
  leaseTime,
  listBackups,
  readLastFailure,
  recordFailure,
  recordGood,
  recordMade,
  renewLease,
  type BackupRun,
} from './backup-runs.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';

const dueAt = Date.UTC(2026, 10, 21, 21, 30);
const minute = 60_000;
const day = 24 * 60 * minute;
const made = { name: 'backup-2026-11-21T21-30-00Z.tar', bytes: 12, sha256: 'ab', madeAt: dueAt + 5 };

async function open() {
  const { db } = await temporaryDatabase();
  const claim = (now = dueAt, due = dueAt, host = 'one') =>
    claimRun(db, { dueAt: due, holder: randomUUID(), host, time: timeBounds(now) });
  const mustClaim = async (now = dueAt, due = dueAt): Promise<BackupRun> => {
    const run = await claim(now, due);
    if (!run) throw new Error('The run is not free');
    return run;
  };
  /** A good backup at this time. */
  const make = async (madeAt: number) => {
    const run = await mustClaim(madeAt, madeAt);
    await recordMade(db, run, { ...made, madeAt });
    await recordGood(db, run, madeAt);
  };
  return { db, claim, mustClaim, make };
}

describe('of several servers', () => {
  it('one makes the backup, however many ask at once', async () => {
    const { claim } = await open();
    const runs = await Promise.all(Array.from({ length: 8 }, () => claim()));
    expect(runs.filter((run) => run !== undefined)).toHaveLength(1);
  });

  it('another one takes it over when the lease has run out, and the first one notices', async () => {
    const { db, claim, mustClaim } = await open();
    const first = await mustClaim();
    expect(await renewLease(db, first, dueAt + minute)).toBe(true);
    expect(await claim(dueAt + leaseTime)).toBeUndefined();
    const second = await mustClaim(dueAt + minute + leaseTime);
    expect(await renewLease(db, first, dueAt + minute + leaseTime)).toBe(false);
    expect(await recordGood(db, first, undefined)).toBe(false);
    expect(await recordMade(db, second, made)).toBe(true);
    expect(await recordGood(db, second, undefined)).toBe(true);
  });
});

it('a lease that a wrong clock has put far into the future keeps nobody from the backup', async () => {
  const { claim } = await open();
  await claim(dueAt + 400 * day);
  expect(await claim(dueAt)).toBeDefined();
});

describe('a failure', () => {
  it('is told until the backup is good, with longer and longer pauses and at most six tries', async () => {
    const { db, claim, mustClaim } = await open();
    let now = dueAt;
    const fail = async () =>
      recordFailure(db, await mustClaim(now), { now, failure: 'The disk is full.', again: 'later' });
    await fail();
    for (const pause of [15, 30, 60, 120, 240]) {
      now += pause * minute;
      expect(await claim(now - 1)).toBeUndefined();
      await fail();
    }
    expect(await claim(dueAt + day - 1)).toBeUndefined();
    expect(await readLastFailure(db, now)).toEqual({ at: now, reason: 'The disk is full.' });
    await recordGood(db, await mustClaim(dueAt + day, dueAt + day), undefined);
    expect(await readLastFailure(db, dueAt + day)).toBeUndefined();
  });

  it('by a stop of the server is tried at once, and does not count', async () => {
    const { db, claim } = await open();
    for (let stop = 0; stop < 10; stop += 1) {
      const run = await claim(dueAt + stop);
      expect(run).toBeDefined();
      if (run) await recordFailure(db, run, { now: dueAt + stop, failure: 'It was stopped.', again: 'now' });
    }
  });

  it('by a server that was killed is told once its lease has run out', async () => {
    const { db, mustClaim } = await open();
    await mustClaim();
    expect(await readLastFailure(db, dueAt + leaseTime)).toBeUndefined();
    expect(await readLastFailure(db, dueAt + leaseTime + 1)).toMatchObject({
      reason: 'The server ended while it made the backup.',
    });
  });
});

it('a file of which the upload failed is made again on another machine only', async () => {
  const { db, claim, mustClaim } = await open();
  const fail = async (run: BackupRun | undefined, now: number) => {
    if (run) await recordFailure(db, run, { now, failure: 'The bucket is full.', again: 'now' });
  };
  const run = await mustClaim();
  await recordMade(db, run, made);
  await fail(run, dueAt);
  expect(await listBackups(db, made.madeAt)).toEqual([
    { ...made, host: 'one', isUploaded: false, isFromFuture: false },
  ]);
  const again = await claim(dueAt + 1);
  expect(again?.made).toEqual(made);
  await fail(again, dueAt + 1);
  expect((await claim(dueAt + 2, dueAt, 'other'))?.made).toBeUndefined();
  expect(await listBackups(db, made.madeAt)).toEqual([]);
});

it('rows of backups that are long gone are removed, but not by the time of a clock that has jumped', async () => {
  const { db, make } = await open();
  const left = async (now: number) =>
    (await listBackups(db, now)).map(({ madeAt }) => (madeAt - dueAt) / day);
  await make(dueAt);
  const later = dueAt + 120 * day;
  const time = { earliest: dueAt + day, latest: later };
  await claimRun(db, { dueAt: later, holder: randomUUID(), host: 'one', time });
  expect(await left(dueAt + day)).toEqual([0]);
  for (const days of [1, 61]) await make(dueAt + days * day);
  expect(await left(dueAt + 61 * day)).toEqual([61, 1]);
});

it('a backup that is dated in the future comes after all others, and says so', async () => {
  const { db, make } = await open();
  for (const days of [0, 1, 30]) await make(dueAt + days * day);
  const listed = await listBackups(db, dueAt + 2 * day);
  expect(listed.map(({ madeAt, isFromFuture }) => [(madeAt - dueAt) / day, isFromFuture])).toEqual([
    [1, false],
    [0, false],
    [30, true],
  ]);
});
