import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

const priority = constants.priority.PRIORITY_LOW;

async function readPriorities(pid: number): Promise<Set<number>> {
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(threads.map((id) => readFile(`/proc/${pid}/task/${id}/stat`, 'utf8')));
  // The 19th field (proc_pid_stat(5)); the 2nd is a name that may hold spaces.
  return new Set(stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])));
}

test('threads that a process has started before get its new priority, too', async () => {
  const child = spawn(
    process.execPath,
    ['-e', 'process.stdout.write("started"); setInterval(() => {}, 1000)'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  lowerPriority(child.pid, priority);
  expect(await readPriorities(child.pid ?? 0)).toEqual(new Set([priority]));
});

test('a process that has ended, or never started, is left alone', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'close');
  expect(() => lowerPriority(child.pid, priority)).not.toThrow();
  expect(() => lowerPriority(undefined, priority)).not.toThrow();
});
