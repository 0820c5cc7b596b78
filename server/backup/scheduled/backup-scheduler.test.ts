import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import type { BackupProgram } from './backup-program.ts';
import { leaseTime, listBackups, readLastFailure } from './backup-runs.ts';
import { createBackupScheduler, type BackupSchedulerDeps } from './backup-scheduler.ts';

const hour = 60 * 60_000;
const night = Date.UTC(2026, 10, 22, 3);
const sha256 = 'a'.repeat(64);

/** Servers that share a database and a clock; their program is the given one. */
async function open(given: Partial<BackupProgram> = {}, now = night + hour) {
  const { db } = await temporaryDatabase();
  const made: string[] = [];
  const uploaded: string[] = [];
  const events: unknown[] = [];
  let time = now;
  const program: BackupProgram = {
    make: (name) => {
      made.push(name);
      return Promise.resolve({ bytes: 7, sha256 });
    },
    upload: (name) => {
      uploaded.push(name);
      return Promise.resolve();
    },
    ...given,
  };
  const log = (line: object) => void events.push('event' in line ? line.event : line);
  const serve = (change: Partial<BackupSchedulerDeps> = {}) =>
    createBackupScheduler({
      schedule: { times: [180], timeZone: 'UTC' },
      hasBucket: false,
      db,
      program,
      isHere: () => Promise.resolve(true),
      host: 'one',
      clock: { now: () => time },
      log: { info: log, error: log },
      every: () => () => undefined,
      ...change,
    });
  return { db, made, uploaded, events, serve, now: () => time, pass: (ms: number) => (time += ms) };
}

describe('looking for a backup that is due', () => {
  it('makes up the one that was missed, once, and the next one in the next night', async () => {
    const { db, made, events, serve, pass } = await open();
    const server = serve();
    await server.look();
    await server.look();
    expect(made).toEqual(['backup-2026-11-22T04-00-00Z.tar']);
    pass(22 * hour);
    await server.look();
    expect(made).toHaveLength(1);
    pass(hour);
    await server.look();
    expect(made).toEqual(['backup-2026-11-22T04-00-00Z.tar', 'backup-2026-11-23T03-00-00Z.tar']);
    expect((await listBackups(db)).map(({ name }) => name)).toEqual(made.toReversed());
    expect(events).toEqual(['backup made', 'backup made']);
  });

  it('does nothing when backups are off', async () => {
    const { made, serve } = await open();
    await serve({ schedule: undefined }).look();
    expect(made).toEqual([]);
  });

  it('makes one on two servers of one database', async () => {
    const { made, serve } = await open();
    await Promise.all([serve().look(), serve({ host: 'other' }).look()]);
    expect(made).toHaveLength(1);
  });
});

describe('a backup that fails', () => {
  it('is told with its reason, and tried again later', async () => {
    let isFull = true;
    const make = () =>
      isFull
        ? Promise.reject(new Error('The disk has no space left.'))
        : Promise.resolve({ bytes: 7, sha256 });
    const { db, events, serve, now, pass } = await open({ make });
    const server = serve();
    await server.look();
    expect(await readLastFailure(db, now())).toEqual({ at: now(), reason: 'The disk has no space left.' });
    isFull = false;
    await server.look();
    expect(events).toEqual(['backup failed']);
    pass(15 * 60_000);
    await server.look();
    expect(events).toEqual(['backup failed', 'backup made']);
    expect(await readLastFailure(db, now())).toBeUndefined();
  });

  it('at its upload is there, is told, and is only sent again', async () => {
    let isOff = true;
    const upload = () => (isOff ? Promise.reject(new Error('The bucket is full.')) : Promise.resolve());
    const { db, made, serve, now, pass } = await open({ upload });
    const server = serve({ hasBucket: true });
    await server.look();
    expect(await listBackups(db)).toMatchObject([{ bytes: 7, isUploaded: false }]);
    expect(await readLastFailure(db, now())).toMatchObject({ reason: 'The bucket is full.' });
    isOff = false;
    pass(hour);
    await server.look();
    expect(await listBackups(db)).toMatchObject([{ bytes: 7, isUploaded: true }]);
    expect(made).toHaveLength(1);
  });

  it('at its upload is made again when the file has gone', async () => {
    const { made, serve, pass } = await open({
      upload: () => Promise.reject(new Error('The bucket is full.')),
    });
    const server = serve({ hasBucket: true, isHere: () => Promise.resolve(false) });
    await server.look();
    pass(hour);
    await server.look();
    expect(made).toHaveLength(2);
  });
});

/** A program that runs until it is ended. */
function hangingProgram() {
  const events = new EventEmitter();
  const began = once(events, 'began');
  const make: BackupProgram['make'] = (_name, signal) => {
    events.emit('began');
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The backup was interrupted.')));
    });
  };
  return { began, make };
}

it('a stop ends the program, and the next start begins anew at once', async () => {
  const { began, make } = hangingProgram();
  const { db, made, events, serve } = await open();
  const stopped = serve({ program: { make, upload: () => Promise.resolve() } });
  const looking = stopped.look();
  await began;
  await stopped.stop();
  await looking;
  await stopped.look();
  expect([made, events]).toEqual([[], []]);
  await serve().look();
  expect(await listBackups(db)).toHaveLength(1);
});

it('a running backup keeps its lease, and ends when another server has taken it', async () => {
  const { began, make } = hangingProgram();
  const { db, made, serve, pass } = await open();
  const renewals: (() => void)[] = [];
  const slow = serve({
    program: { make, upload: () => Promise.resolve() },
    every: (_ms, work) => {
      renewals.push(work);
      return () => undefined;
    },
  });
  const looking = slow.look();
  await began;
  pass(leaseTime);
  await serve({ host: 'other' }).look();
  expect(made).toHaveLength(1);
  for (const renew of renewals) renew();
  await looking;
  expect(await listBackups(db)).toMatchObject([{ host: 'other' }]);
  expect(await readLastFailure(db, night + 2 * hour)).toBeUndefined();
});
