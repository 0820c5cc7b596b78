import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { readThreadPriorities } from '#server/testing/thread-priorities.ts';
import { lowerPriority } from './lower-priority.ts';

const priority = constants.priority.PRIORITY_LOW;

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
  expect(await readThreadPriorities(child.pid ?? 0)).toEqual(new Set([priority]));
});
