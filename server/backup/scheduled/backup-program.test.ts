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
  it('is told the name and which stay, tells how far it is, and has a lower priority than the server', async () => {
    const { run, told } = await programOf(`
      import { getPriority } from 'node:os';
      while (getPriority() < 10) await new Promise((resolve) => setTimeout(resolve, 5));
      if (process.argv.slice(2).join() !== 'backup,--scheduled,name,--kept-from,5') process.exitCode = 1;
      console.log('{ "step": "writing", "share": 0.5 }');
      console.log('something else');
      console.log('{ "step": "sending", "share": null }');`);
    await run();
    expect(told).toEqual([
      { step: 'writing', share: 0.5 },
      { step: 'sending', share: null },
    ]);
  });

  it('that fails is an error with what it complained of', async () => {
    const { run } = await programOf(`console.error('No database.'); process.exitCode = 1;`);
    await expect(run()).rejects.toThrow('No database.');
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

it.each([
  ['(node:1) Warning: something\nThere is no database in x\n', 'There is no database in x.'],
  ['ENOSPC: no space left on device, write\n', 'The disk has no space left.'],
  ['database or disk is full', 'The disk has no space left.'],
  ['x'.repeat(2000), `${'x'.repeat(500)}.`],
])('of the complaint %j the reason is %j', (complaint, reason) => {
  expect(toReason(complaint)).toBe(reason);
});
