import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

test('threads that a process has started before get its new priority, too', async () => {
  const program = 'process.stdout.write("started"); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  lowerPriority(child.pid, constants.priority.PRIORITY_LOW);
  // By thread, on Linux only.
  const threads = await readdir(`/proc/${child.pid}/task`);
  const priorities = new Set(threads.map((id) => getPriority(Number(id))));
  expect(priorities).toEqual(new Set([constants.priority.PRIORITY_LOW]));
});
