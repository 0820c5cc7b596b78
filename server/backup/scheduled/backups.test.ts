import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  hangingProgram,
  morning,
  openBackups,
  writeBackup,
  writeBegun,
} from '#server/backup/testing/serve-backups.ts';
import type { BackupProgram } from './backup-program.ts';
import { backupFile, backupFolder, backupName, incompleteName } from './backup-files.ts';
import { day, hour, minute } from '#server/clock.ts';

const fullDisk = 'The disk has no space left.';
const full: BackupProgram = () => Promise.reject(new Error(fullDisk));
const killed = 'The server ended while it made the backup.';

describe('looking for a backup that is due', () => {
  it('makes up the one that was missed, once, and the next one in the next night', async () => {
    const { events, serve, pass } = await openBackups();
    const server = serve();
    const names = async () => (await server.list()).map(({ name }) => name);
    const first = 'backup-2026-11-22T04-00-00Z.tar';
    await server.look();
    await server.look();
    await serve().look();
    pass(22 * hour);
    await server.look();
    expect(await names()).toEqual([first]);
    pass(hour);
    await server.look();
    expect(await names()).toEqual(['backup-2026-11-23T03-00-00Z.tar', first]);
    expect(events).toEqual(['backup made', 'backup made']);
  });

  it('lets those go that are not from the future, and none while the clock has jumped', async () => {
    const { folder, serve, pass } = await openBackups();
    const told: number[] = [];
    const program = (name: string, keptFrom: number) => {
      told.push(keptFrom);
      return writeBackup(folder, name);
    };
    await serve({ program }).look();
    pass(day);
    await serve({ program, deletionTime: () => undefined }).look();
    expect(told).toEqual([morning, 0]);
  });

  it('counts none that was asked for, is incomplete, or is dated in the future', async () => {
    const { folder, made, serve } = await openBackups();
    await writeBackup(folder, backupName(morning - minute, 'asked'));
    await writeBackup(folder, incompleteName(backupName(morning - minute)));
    await writeBackup(folder, backupName(morning + 30 * day));
    const server = serve();
    await server.look();
    expect(await made()).toHaveLength(4);
    expect((await server.list()).map(({ startedAt, isFromFuture }) => [startedAt, isFromFuture])).toEqual([
      [morning, false],
      [morning - minute, false],
      [morning + 30 * day, true],
    ]);
  });
});

describe('a backup that fails', () => {
  it.each([
    ['for want of space', fullDisk, full],
    ['by a crash of its server', killed, undefined],
  ])('%s is told, and tried again after longer and longer pauses', async (_, reason, program) => {
    const { folder, events, serve, now, pass } = await openBackups();
    const server = serve({ program });
    for (const pause of [15, 30, 60, 120, 240, 480]) {
      if (program) await server.look();
      else await writeBegun(folder, backupName(now()), now());
      const failure = { at: now(), reason };
      expect((await server.list())[0]).toMatchObject({ isRunning: false, bytes: undefined, failure });
      expect(await server.read(now())).toEqual({ state: 'failed', reason });
      expect(await server.find()).toBeUndefined();
      const before = events.length;
      pass(pause * minute - 1);
      await server.look();
      expect(events).toHaveLength(before);
      pass(1);
    }
    // No more after the sixth try, until the next one is due.
    await server.look();
    expect(events).toHaveLength(program ? 6 : 0);
    pass(12 * hour);
    await serve().look();
    expect(events.at(-1)).toBe('backup made');
    expect(await server.failure()).toBeUndefined();
  });

  it('at its upload is there, is told, and is only sent again, also by the next start', async () => {
    const { folder, events, made, serve, pass } = await openBackups();
    const program =
      (works: boolean): BackupProgram =>
      async (name) => {
        await writeBackup(folder, name, works);
        if (!works) throw new Error('The bucket is full.');
      };
    const server = serve({ hasBucket: true, program: program(false) });
    await server.look();
    expect(await server.list()).toMatchObject([
      { bytes: 7, isHere: true, isUploaded: false, failure: { reason: 'The bucket is full.' } },
    ]);
    pass(hour);
    const next = serve({ hasBucket: true, program: program(true) });
    await next.look();
    expect(await next.list()).toMatchObject([{ bytes: 7, isUploaded: true, failure: undefined }]);
    await next.look();
    await serve({ hasBucket: true, program: program(true) }).look();
    expect(await made()).toEqual([backupName(morning), `${backupName(morning)}.sent`]);
    expect(events).toEqual(['backup failed', 'backup copied']);
  });

  it('at its upload is made again when the file has gone', async () => {
    const { folder, made, serve, pass } = await openBackups();
    const program: BackupProgram = async (name) => {
      await writeBackup(folder, name);
      throw new Error('The bucket is full.');
    };
    const server = serve({ hasBucket: true, program });
    await server.look();
    await rm(backupFile(folder, backupName(morning)));
    pass(hour);
    await server.look();
    expect(await made()).toEqual([backupName(morning + hour)]);
  });
});

describe('a server that ends in the middle of a backup', () => {
  it('by a stop leaves nothing, and the next start begins anew at once', async () => {
    const { folder, events, made, serve } = await openBackups();
    const { began, program } = hangingProgram(folder);
    const stopped = serve({ program });
    const looking = stopped.look();
    await began;
    await stopped.stop();
    await looking;
    await stopped.look();
    expect([await made(), events]).toEqual([[], []]);
    await serve().look();
    expect(await made()).toHaveLength(1);
  });

  it('while it sends the file, which is whole, sends it again after the pause', async () => {
    const { folder, events, serve, pass } = await openBackups();
    const name = backupName(morning);
    await writeBackup(folder, name);
    await writeBegun(folder, name);
    const server = serve({ hasBucket: true, program: (sent) => writeBackup(folder, sent, true) });
    expect(await server.list()).toMatchObject([{ bytes: 7, failure: { at: morning, reason: killed } }]);
    pass(15 * minute - 1);
    await server.look();
    expect(events).toEqual([]);
    pass(1);
    await server.look();
    expect(await server.list()).toMatchObject([{ name, failure: undefined, isUploaded: true }]);
  });
});

it('a folder that cannot be read is told as a failure, and ends none of the other reports', async () => {
  const { folder, serve, now } = await openBackups();
  await writeFile(backupFolder(folder), '');
  const server = serve({ times: [] });
  const reason = expect.stringContaining('The folder of the backups cannot be read: ENOTDIR');
  expect(await server.failure()).toEqual({ at: now(), reason });
  const run = (await server.begin()) ?? 0;
  await rm(backupFolder(folder));
  await expect.poll(() => server.read(run)).toMatchObject({ state: 'failed' });
});

describe('a backup that is asked for', () => {
  it('is made beside no other, and has failed when the server is stopped', async () => {
    const { folder, made, serve } = await openBackups();
    const { began, program } = hangingProgram(folder);
    const server = serve({ program });
    const both = await Promise.all([server.begin(), server.begin()]);
    expect(both.toSorted()).toEqual([morning, undefined]);
    await began;
    await server.look();
    const name = backupName(morning, 'asked');
    expect(await made()).toEqual([`${name}.begun`, `${name}.new.0a.part`]);
    await server.stop();
    const reason = 'The server was stopped while it made the backup.';
    expect(await server.read(morning)).toEqual({ state: 'failed', reason });
  });

  it('that fails says why, and is not repeated where no others are due', async () => {
    const { events, serve, pass } = await openBackups();
    const server = serve({ times: [], program: full });
    const run = (await server.begin()) ?? 0;
    await expect.poll(() => server.read(run)).toEqual({ state: 'failed', reason: fullDisk });
    pass(day);
    await server.look();
    expect(events).toEqual(['backup failed']);
  });

  it('keeps its end when the scheduled one is sent meanwhile', async () => {
    const { folder, serve, pass } = await openBackups();
    const server = serve({
      hasBucket: true,
      program: async (name) => {
        if (name.endsWith('-asked.tar')) throw new Error(fullDisk);
        await writeBackup(folder, name, true);
      },
    });
    await server.look();
    pass(hour);
    const run = (await server.begin()) ?? 0;
    await expect.poll(() => server.read(run)).toEqual({ state: 'failed', reason: fullDisk });
    pass(minute);
    await server.look();
    expect(await server.read(run)).toEqual({ state: 'failed', reason: fullDisk });
  });

  it('has a number of its own in the second of another, and a name of its kind', async () => {
    const { serve, pass } = await openBackups();
    const server = serve();
    await server.look();
    pass(600);
    expect(await server.begin()).toBe(morning + 1000);
    const name = 'backup-2026-11-22T04-00-01Z-asked.tar';
    await expect.poll(() => server.read(morning + 1000)).toMatchObject({ state: 'good', name });
  });

  it('is awaited by a stop that comes while it begins', async () => {
    const { folder, made, serve } = await openBackups();
    const { program } = hangingProgram(folder);
    const server = serve({ program });
    const beginning = server.begin();
    await server.stop();
    expect([await beginning, await made()]).toEqual([undefined, []]);
  });

  it('begins nothing when its transaction is refused', async () => {
    const { made, serve } = await openBackups();
    const server = serve();
    const refused = server.begin(() => Promise.reject(new Error('no right')));
    await expect(refused).rejects.toThrow('no right');
    expect([await server.list(), await made()]).toEqual([[], []]);
    await server.look();
    expect(await made()).toHaveLength(1);
  });
});
