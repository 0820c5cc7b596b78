import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createBackupProgram, toReason } from './backup-program.ts';

/** A program of these lines in the place of the backup program. */
async function programOf(source: string) {
  const file = path.join(await temporaryFolder(), 'program.mjs');
  await writeFile(file, source);
  return createBackupProgram(file);
}

const running = () => new AbortController().signal;
const sha256 = 'a'.repeat(64);

describe('the program of a backup', () => {
  it('is told the name and which backups stay, and runs with a lower priority than the server', async () => {
    const program = await programOf(`
      import { getPriority } from 'node:os';
      while (getPriority() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      const isAsked = process.argv.slice(2).join() === 'backup,--scheduled,name,--kept-from,5';
      console.log(JSON.stringify({ bytes: isAsked ? getPriority() : 0, sha256: '${sha256}' }));`);
    const { bytes: priority } = await program.make('name', 5, running());
    expect(priority).toBeGreaterThanOrEqual(10);
  });

  it('tells how far it is', async () => {
    const program = await programOf(`
      for (const share of [0, 0.5, 1]) console.log(JSON.stringify({ share }));
      console.log(JSON.stringify({ bytes: 7, sha256: '${sha256}' }));`);
    const shares: number[] = [];
    expect(await program.make('name', 5, running(), (share) => void shares.push(share))).toEqual({
      bytes: 7,
      sha256,
    });
    expect(shares).toEqual([0, 0.5, 1]);
  });

  it('that fails is an error with its last line', async () => {
    const program = await programOf(`
      console.error('(node:1) Warning: something');
      console.error('There is no database in x. Start the server first');
      process.exitCode = 1;`);
    const message = 'There is no database in x. Start the server first.';
    await expect(program.make('name', 5, running())).rejects.toThrow(message);
    await expect(program.upload('name', 5, running())).rejects.toThrow(message);
  });

  it('that does not say what it made is an error', async () => {
    const program = await programOf(`console.log('{"bytes":1,"sha256":"../x"}')`);
    await expect(program.make('name', 5, running())).rejects.toThrow('did not say what it made');
  });

  it('ends when it is to be stopped', async () => {
    const program = await programOf(`setInterval(() => undefined, 1000)`);
    const stopping = new AbortController();
    const making = program.make('name', 5, stopping.signal);
    await pause(0);
    stopping.abort();
    await expect(making).rejects.toThrow('The backup was interrupted.');
    await expect(program.make('name', 5, stopping.signal)).rejects.toThrow('The backup was interrupted.');
  });
});

it('a full disk is told in plain words', () => {
  expect(toReason('ENOSPC: no space left on device, write\n')).toBe('The disk has no space left.');
  expect(toReason('database or disk is full')).toBe('The disk has no space left.');
  expect(toReason('')).toBe('The backup was interrupted.');
  expect(toReason('x'.repeat(2000))).toHaveLength(501);
});
