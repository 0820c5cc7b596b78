import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createBackupProgram, toReason } from './backup-program.ts';

/** A program of these lines in the place of the backup program; what it says of its progress is collected. */
async function programOf(source: string, signal = new AbortController().signal) {
  const file = path.join(await temporaryFolder(), 'program.mjs');
  await writeFile(file, source);
  const told: unknown[] = [];
  const run = () => createBackupProgram(file)('name', 5, signal, (progress) => void told.push(progress));
  return { run, told };
}

describe('the program of a backup', () => {
  it('is told the name and which backups stay, and runs with a lower priority than the server', async () => {
    const { run } = await programOf(`
      import { getPriority } from 'node:os';
      while (getPriority() < 10) await new Promise((resolve) => setTimeout(resolve, 5));
      if (process.argv.slice(2).join() !== 'backup,--scheduled,name,--kept-from,5') process.exitCode = 1;`);
    await expect(run()).resolves.toBeUndefined();
  });

  it('tells how far it is', async () => {
    const steps = [
      { step: 'writing', share: 0.5 },
      { step: 'sending', share: null },
    ];
    const { run, told } = await programOf(`
      for (const step of ${JSON.stringify(steps)}) console.log(JSON.stringify(step));
      console.log('something else');`);
    await run();
    expect(told).toEqual(steps);
  });

  it('that fails is an error with its last line', async () => {
    const { run } = await programOf(`
      console.error('(node:1) Warning: something');
      console.error('There is no database in x. Start the server first');
      process.exitCode = 1;`);
    await expect(run()).rejects.toThrow('There is no database in x. Start the server first.');
  });

  it('ends when it is to be stopped', async () => {
    const stopping = new AbortController();
    const { run } = await programOf(`setInterval(() => undefined, 1000)`, stopping.signal);
    const making = run();
    await pause(0);
    stopping.abort();
    await expect(making).rejects.toThrow('The backup was interrupted.');
    await expect(run()).rejects.toThrow('The backup was interrupted.');
  });
});

it('a full disk is told in plain words', () => {
  expect(toReason('ENOSPC: no space left on device, write\n')).toBe('The disk has no space left.');
  expect(toReason('database or disk is full')).toBe('The disk has no space left.');
  expect(toReason('')).toBe('The backup was interrupted.');
  expect(toReason('x'.repeat(2000))).toHaveLength(501);
});
