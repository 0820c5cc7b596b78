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
  return { db, claim, mustClaim };
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

  it('none makes it again once it is good, and the next one is due anew', async () => {
    const { db, claim, mustClaim } = await open();
    const run = await mustClaim();
    await recordMade(db, run, made);
    await recordGood(db, run, undefined);
    expect(await claim(dueAt + day - 1)).toBeUndefined();
    expect(await claim(dueAt + day, dueAt + day)).toBeDefined();
  });
});

it('a lease that a wrong clock has put far into the future keeps nobody from the backup', async () => {
  const { claim } = await open();
  await claim(dueAt + 400 * day);
  expect(await claim(dueAt)).toBeDefined();
});

describe('a failure', () => {
  it('is told until the backup is good, with longer and longer pauses and at most six tries', async () => {
    const { db, claim } = await open();
    const pauses: number[] = [];
    let [now, failedAt] = [dueAt, dueAt];
    for (let step = 0; step < 2000; step += 1) {
      const run = await claim(now);
      if (run) {
        pauses.push((now - failedAt) / minute);
        await recordFailure(db, run, { now, failure: 'The disk is full.', again: 'later' });
        failedAt = now;
      }
      now += minute;
    }
    expect(pauses).toEqual([0, 15, 30, 60, 120, 240]);
    expect(await readLastFailure(db, now)).toEqual({ at: failedAt, reason: 'The disk is full.' });
    const next = await claim(dueAt + day, dueAt + day);
    expect(next).toBeDefined();
    if (next) await recordGood(db, next, undefined);
    expect(await readLastFailure(db, dueAt + day)).toBeUndefined();
  }, 120_000);

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

it('rows of backups that are long gone are removed', async () => {
  const { db, mustClaim } = await open();
  for (const days of [0, 1, 61]) {
    const run = await mustClaim(dueAt + days * day, dueAt + days * day);
    await recordMade(db, run, { ...made, madeAt: dueAt + days * day });
    await recordGood(db, run, dueAt + days * day);
  }
  const left = (await listBackups(db, dueAt + 61 * day)).map(({ madeAt }) => (madeAt - dueAt) / day);
  expect(left).toEqual([61, 1]);
});

it('rows of backups are not removed by the time of a clock that has jumped', async () => {
  const { db, mustClaim } = await open();
  const run = await mustClaim();
  await recordMade(db, run, made);
  await recordGood(db, run, undefined);
  const later = dueAt + 120 * day;
  await claimRun(db, {
    dueAt: later,
    holder: randomUUID(),
    host: 'one',
    time: { earliest: dueAt + day, latest: later },
  });
  expect(await listBackups(db, dueAt + day)).toMatchObject([{ name: made.name }]);
});

it('a backup that is dated in the future comes after all others, and says so', async () => {
  const { db, mustClaim } = await open();
  for (const days of [0, 1, 30]) {
    const run = await mustClaim(dueAt + days * day, dueAt + days * day);
    await recordMade(db, run, { ...made, madeAt: dueAt + days * day });
  }
  const listed = await listBackups(db, dueAt + 2 * day);
  expect(listed.map(({ madeAt, isFromFuture }) => [(madeAt - dueAt) / day, isFromFuture])).toEqual([
    [1, false],
    [0, false],
    [30, true],
  ]);
});
