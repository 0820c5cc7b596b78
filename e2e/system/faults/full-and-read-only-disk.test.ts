import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { freePort } from '#server/testing/free-port.ts';
import { administrator, signIn, startProgram } from '#e2e/system/faults/server-program.ts';

const execute = promisify(execFile);

// Fails where no disk may be mounted.
test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server ended by %s starts on a disk that is full by then, and is backed up from one that can only be read',
  async (signal) => {
    const disk = await temporaryFolder();
    await execute('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]);
    onTestFinished(async () => {
      await execute('umount', ['--lazy', disk]);
    });
    const dataDir = path.join(disk, 'data');
    const port = await freePort();
    const { kill } = await startProgram(dataDir, port).listening;
    await kill(signal);
    const { PATH = '' } = process.env;
    const run = (...words: string[]) =>
      execute(process.execPath, ['dist/server/cli.js', ...words], { env: { PATH, DATA_DIR: dataDir } });
    const ballast = path.join(disk, 'ballast');
    await expect(writeFile(ballast, Buffer.alloc(32 * 1024 * 1024))).rejects.toThrow('ENOSPC');
    expect((await run('admin', 'list')).stdout).toContain(administrator.email);
    const restarted = await startProgram(dataDir, port).listening;
    expect(await signIn(restarted.origin).catch((cause: Error) => cause.message)).toMatch(/ 507 /);
    await restarted.kill(signal);
    await rm(ballast);
    await execute('mount', ['-o', 'remount,ro', disk]);
    expect((await run('admin', 'list')).stdout).toContain(administrator.email);
    const backup = path.join(await temporaryFolder(), 'backup.tar');
    const { stdout, stderr } = await run('backup', backup);
    expect(stdout).toContain(`${backup}: 0 packages`);
    expect(stderr).toMatch(/^Warning: the backup is complete, but DATA_DIR cannot remember it: EROFS/);
    const restored = path.join(await temporaryFolder(), 'data');
    await execute(process.execPath, ['dist/server/cli.js', 'restore', backup], {
      env: { PATH, DATA_DIR: restored },
    });
  },
  120_000,
);
