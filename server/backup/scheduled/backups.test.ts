import { readdir, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  hangingProgram,
  morning,
  openBackups,
  writeBackup,
  writeBegun,
} from '#server/backup/testing/serve-backups.ts';
import { storeBackup } from '#server/backup/testing/store-backup.ts';
import type { BackupProgram } from './backup-program.ts';
import { backupFile, backupFolder, backupName } from './backup-files.ts';
import { day, hour, minute } from '#server/clock.ts';

const fullDisk = 'The disk has no space left.';
const full: BackupProgram = () => Promise.reject(new Error(fullDisk));
const killed = 'The server ended while it made the backup.';

describe('looking for a backup that is due', () => {
  it('makes up the one that was missed, once, and the next one in the next night', async () => {
    const { made, events, serve, pass } = await openBackups();
    const server = serve();
    await server.look();
    await server.look();
    expect(await made()).toEqual(['backup-2026-11-22T04-00-00Z.tar']);
    await serve().look();
    pass(22 * hour);
    await server.look();
    expect(await made()).toHaveLength(1);
    pass(hour);
    await server.look();
    expect(await made()).toEqual(['backup-2026-11-22T04-00-00Z.tar', 'backup-2026-11-23T03-00-00Z.tar']);
    expect((await server.list()).map(({ name, bytes }) => [name, bytes])).toEqual([
      ['backup-2026-11-23T03-00-00Z.tar', 7],
      ['backup-2026-11-22T04-00-00Z.tar', 7],
    ]);
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

  it('does nothing when backups are off', async () => {
    const { made, serve } = await openBackups();
    await serve({ times: [] }).look();
    expect(await made()).toEqual([]);
  });

  it('counts none that was asked for, is incomplete, or is dated in the future', async () => {
    const { folder, made, serve } = await openBackups();
    await writeBackup(folder, backupName(morning - minute, 'asked'));
    await writeBackup(folder, backupName(morning - minute).replace('.tar', '-incomplete.tar'));
    await storeBackup(folder, morning + 30 * day);
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
  it('is told with its reason, and tried again with longer and longer pauses, six times in all', async () => {
    const { events, serve, now, pass } = await openBackups();
    const server = serve({ program: full });
    await server.look();
    expect(await server.failure()).toEqual({ at: now(), reason: fullDisk });
    for (const pause of [15, 30, 60, 120, 240]) {
      const before = events.length;
      pass(pause * minute - 1);
      await server.look();
      expect(events).toHaveLength(before);
      pass(1);
      await server.look();
      expect(events).toHaveLength(before + 1);
    }
    pass(12 * hour);
    await server.look();
    expect(events).toEqual(Array.from({ length: 6 }, () => 'backup failed'));
    expect(await server.failure()).toEqual({ at: now() - 12 * hour, reason: fullDisk });
    pass(4 * hour);
    await server.look();
    expect(events).toHaveLength(7);
  });

  it('is told no longer once one is good', async () => {
    const { folder, serve, pass } = await openBackups();
    let program = full;
    const server = serve({ program: (...work) => program(...work) });
    await server.look();
    program = (name) => writeBackup(folder, name);
    pass(15 * minute);
    await server.look();
    expect(await server.failure()).toBeUndefined();
  });

  it('at its upload is there, is told, and is only sent again, also by the next start', async () => {
    const { folder, events, made, serve, pass } = await openBackups();
    const names: string[] = [];
    const program =
      (works: boolean): BackupProgram =>
      async (name) => {
        names.push(name);
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
    expect([new Set(names).size, names.length]).toEqual([1, 2]);
    expect(await made()).toEqual([names[0], `${names[0]}.sent`]);
    expect(events).toEqual(['backup failed', 'backup copied']);
  });

  it('at its upload is made again when the file has gone', async () => {
    const { folder, made, serve, pass } = await openBackups();
    const server = serve({
      hasBucket: true,
      program: async (name) => {
        await writeBackup(folder, name);
        throw new Error('The bucket is full.');
      },
    });
    await server.look();
    const [first = ''] = await made();
    await rm(backupFile(folder, first));
    pass(hour);
    await server.look();
    expect(await made()).toEqual([expect.not.stringContaining(first)]);
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

  it('by a crash has failed, and is tried again with the pauses and as often as any other', async () => {
    const { folder, made, serve, now, pass } = await openBackups();
    for (const pause of [15, 30, 60, 120, 240, 480]) {
      await writeBegun(folder, backupName(now()), now());
      const server = serve();
      expect((await server.list())[0]).toMatchObject({ isRunning: false, bytes: undefined });
      expect(await server.failure()).toEqual({ at: now(), reason: killed });
      expect(await server.read(now())).toEqual({ state: 'failed', reason: killed });
      expect(await server.find()).toBeUndefined();
      pass(pause * minute - 1);
      await server.look();
      pass(1);
    }
    await serve().look();
    expect((await made()).filter((name) => name.endsWith('.tar'))).toEqual([]);
    pass(12 * hour);
    const server = serve();
    await server.look();
    expect((await made()).filter((name) => name.endsWith('.tar'))).toHaveLength(1);
    expect(await server.failure()).toBeUndefined();
  });

  it('while it sends the file, which is whole, sends it again, with the same pauses', async () => {
    const { folder, serve, now, pass } = await openBackups();
    await writeBackup(folder, backupName(morning));
    const names: string[] = [];
    const program: BackupProgram = (name) => {
      names.push(name);
      return writeBackup(folder, name, true);
    };
    for (const pause of [15, 30]) {
      await writeBegun(folder, backupName(morning), now());
      const server = serve({ hasBucket: true, program });
      expect(await server.list()).toMatchObject([{ bytes: 7, failure: { at: now(), reason: killed } }]);
      pass(pause * minute - 1);
      await server.look();
      pass(1);
    }
    expect(names).toEqual([]);
    const server = serve({ hasBucket: true, program });
    await server.look();
    expect(names).toEqual([backupName(morning)]);
    expect(await server.list()).toMatchObject([{ failure: undefined, isUploaded: true }]);
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
  it('is made beside the scheduled one, says how far it is, and is then found by its number', async () => {
    const { folder, serve, pass } = await openBackups();
    pass(600);
    const steps: unknown[] = [];
    const server = serve({
      times: [],
      program: async (name, _keptFrom, _signal, onProgress) => {
        for (const share of [0.5, 1]) {
          onProgress(share < 1 ? { step: 'writing', share } : { step: 'checking', share: null });
          steps.push(await server.read(morning));
        }
        await writeBackup(folder, name);
      },
    });
    expect(await server.begin()).toBe(morning);
    await expect.poll(() => server.read(morning)).toMatchObject({ state: 'good' });
    expect(steps).toEqual([
      { state: 'running', step: 'writing', share: 0.5 },
      { state: 'running', step: 'checking', share: null },
    ]);
    const name = 'backup-2026-11-22T04-00-00Z-asked.tar';
    expect(await server.read(morning)).toEqual({ state: 'good', name, bytes: 7, canDownload: true });
    expect(await server.read(morning + 1)).toBeUndefined();
  });

  it('is made beside no other', async () => {
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
    expect(await server.read(morning)).toEqual({
      state: 'failed',
      reason: 'The server was stopped while it made the backup.',
    });
  });

  it('that fails says why, and is not repeated', async () => {
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

  it('has a number of its own in the second of another', async () => {
    const { serve } = await openBackups();
    const server = serve();
    await server.look();
    expect(await server.begin()).toBe(morning + 1000);
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
    const { folder, made, serve } = await openBackups();
    const server = serve();
    await expect(server.beginRefused()).rejects.toThrow('no right');
    expect([await server.list(), await made()]).toEqual([[], []]);
    await server.look();
    expect(await readdir(backupFolder(folder))).toHaveLength(1);
  });
});
