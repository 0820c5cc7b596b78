import { EventEmitter, once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import type { BackupProgram } from './backup-program.ts';
import { claimRun, leaseTime, listBackups, readLastFailure, readRunningDue } from './backup-runs.ts';
import { createBackupScheduler, type BackupSchedulerDeps } from './backup-scheduler.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';

const hour = 60 * 60_000;
const night = Date.UTC(2026, 10, 22, 3);
const sha256 = 'a'.repeat(64);

/** A program that runs until it is ended. */
function hangingProgram() {
  const events = new EventEmitter();
  const began = once(events, 'began');
  const make: BackupProgram['make'] = (_name, _keptFrom, signal) => {
    events.emit('began');
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The backup was interrupted.')));
    });
  };
  return { began, hanging: { make } };
}

/** Servers that share a database and a clock; their program works, but for what is given. */
async function open() {
  const { db } = await temporaryDatabase();
  const made: string[] = [];
  const events: unknown[] = [];
  let time = night + hour;
  const program: BackupProgram = {
    make: (name) => {
      made.push(name);
      return Promise.resolve({ bytes: 7, sha256 });
    },
    upload: () => Promise.resolve(),
  };
  const log = (line: object) => void events.push('event' in line ? line.event : line);
  const serve = (change: Partial<BackupSchedulerDeps> = {}, given: Partial<BackupProgram> = {}) => {
    const server = createBackupScheduler({
      schedule: { times: [180], timeZone: 'UTC' },
      hasBucket: false,
      db,
      program: { ...program, ...given },
      isHere: () => Promise.resolve(true),
      host: 'one',
      clock: { now: () => time },
      bounds: () => timeBounds(time),
      log: { info: log, error: log },
      every: () => () => undefined,
      ...change,
    });
    onTestFinished(() => server.stop());
    return server;
  };
  return { db, made, events, serve, now: () => time, pass: (ms: number) => (time += ms) };
}

describe('looking for a backup that is due', () => {
  it('makes up the one that was missed, once, and the next one in the next night', async () => {
    const { db, made, events, serve, now, pass } = await open();
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
    expect((await listBackups(db, now())).map(({ name }) => name)).toEqual(made.toReversed());
    expect(events).toEqual(['backup made', 'backup made']);
  });

  it('does nothing when backups are off', async () => {
    const { made, serve } = await open();
    await serve({ schedule: undefined }).look();
    expect(made).toEqual([]);
  });
});

const full = { make: () => Promise.reject(new Error('The disk has no space left.')) };
const fullBucket = { upload: () => Promise.reject(new Error('The bucket is full.')) };

describe('a backup that fails', () => {
  it('is told with its reason, and tried again later', async () => {
    const { db, events, serve, now, pass } = await open();
    await serve({}, full).look();
    expect(await readLastFailure(db, now())).toEqual({ at: now(), reason: 'The disk has no space left.' });
    await serve().look();
    expect(events).toEqual(['backup failed']);
    pass(15 * 60_000);
    await serve().look();
    expect(events).toEqual(['backup failed', 'backup made']);
    expect(await readLastFailure(db, now())).toBeUndefined();
  });

  it('at its upload is there, is told, and is only sent again', async () => {
    const { db, made, serve, now, pass } = await open();
    await serve({ hasBucket: true }, fullBucket).look();
    expect(await listBackups(db, now())).toMatchObject([{ bytes: 7, isUploaded: false }]);
    expect(await readLastFailure(db, now())).toMatchObject({ reason: 'The bucket is full.' });
    pass(hour);
    await serve({ hasBucket: true }).look();
    expect(await listBackups(db, now())).toMatchObject([{ bytes: 7, isUploaded: true }]);
    expect(made).toHaveLength(1);
  });

  it('at its upload is made again when the file has gone', async () => {
    const { made, serve, pass } = await open();
    const server = serve({ hasBucket: true, isHere: () => Promise.resolve(false) }, fullBucket);
    await server.look();
    pass(hour);
    await server.look();
    expect(made).toHaveLength(2);
  });
});

it('a stop ends the program, and the next start begins anew at once', async () => {
  const { began, hanging } = hangingProgram();
  const { db, made, events, serve, now } = await open();
  const stopped = serve({}, hanging);
  const looking = stopped.look();
  await began;
  await stopped.stop();
  await looking;
  await stopped.look();
  expect([made, events]).toEqual([[], []]);
  await serve().look();
  expect(await listBackups(db, now())).toHaveLength(1);
});

it('a running backup keeps its lease, and ends when another server has taken it', async () => {
  const { began, hanging } = hangingProgram();
  const { db, made, serve, now, pass } = await open();
  const renewals: (() => void)[] = [];
  const every: BackupSchedulerDeps['every'] = (_ms, work) => {
    renewals.push(work);
    return () => undefined;
  };
  const slow = serve({ every }, hanging);
  const looking = slow.look();
  await began;
  pass(leaseTime);
  await serve({ host: 'other' }).look();
  expect(made).toHaveLength(1);
  for (const renew of renewals) renew();
  await looking;
  expect(await listBackups(db, now())).toMatchObject([{ host: 'other' }]);
  expect(await readLastFailure(db, night + 2 * hour)).toBeUndefined();
});

describe('a backup that was asked for', () => {
  it('is made at once, also without a schedule, and tells how far it is', async () => {
    const events = new EventEmitter();
    const make: BackupProgram['make'] = async (_name, _keptFrom, _signal, onProgress) => {
      onProgress?.(0.4);
      await once(events, 'written');
      onProgress?.(1);
      await once(events, 'checked');
      return { bytes: 7, sha256 };
    };
    const upload = async () => void (await once(events, 'sent'));
    const { db, serve, now } = await open();
    const server = serve({ schedule: undefined, hasBucket: true }, { make, upload });
    const run = (await server.begin()) ?? 0;
    const state = () => server.read(run);
    await expect.poll(state).toEqual({ state: 'running', progress: { step: 'writing', share: 0.4 } });
    expect(await readRunningDue(db, now())).toBe(run);
    events.emit('written');
    await expect.poll(state).toEqual({ state: 'running', progress: { step: 'checking' } });
    events.emit('checked');
    await expect.poll(state).toEqual({ state: 'running', progress: { step: 'sending' } });
    events.emit('sent');
    const name = 'backup-2026-11-22T04-00-00Z-asked.tar';
    await expect.poll(state).toMatchObject({ state: 'good', made: { name, bytes: 7 } });
    expect(await readRunningDue(db, now())).toBeUndefined();
    expect(await server.read(run + 1)).toBeUndefined();
  });

  it('is made beside no other, of this server or of another one', async () => {
    const { began, hanging } = hangingProgram();
    const { made, serve, pass } = await open();
    const [one, other] = [serve({}, hanging), serve({ host: 'other' })];
    const run = (await one.begin()) ?? 0;
    await began;
    pass(60_000);
    expect([await one.begin(), await other.begin()]).toEqual([undefined, undefined]);
    await other.look();
    expect(made).toEqual([]);
    expect(await other.read(run)).toEqual({ state: 'running', progress: undefined });
    await one.stop();
    expect(await other.read(run)).toEqual({
      state: 'failed',
      reason: 'The server was stopped while it made the backup.',
    });
    await other.look();
    expect(await other.begin()).toBeGreaterThan(run);
    await expect.poll(() => made).toHaveLength(2);
  });

  it('that fails says why, and is not repeated', async () => {
    const { events, serve, pass } = await open();
    const server = serve({ schedule: undefined }, full);
    const run = (await server.begin()) ?? 0;
    const reason = 'The disk has no space left.';
    await expect.poll(() => server.read(run)).toEqual({ state: 'failed', reason });
    pass(24 * hour);
    await server.look();
    expect(events).toEqual(['backup failed']);
  });

  it('whose server was killed has failed once its lease has ended', async () => {
    const { db, serve, now, pass } = await open();
    const run = now();
    await claimRun(db, { dueAt: run, holder: 'killed', host: 'one', time: timeBounds(run) });
    expect(await serve().read(run)).toMatchObject({ state: 'running' });
    pass(leaseTime);
    expect(await serve().read(run)).toEqual({
      state: 'failed',
      reason: 'The server ended while it made the backup.',
    });
  });
});
