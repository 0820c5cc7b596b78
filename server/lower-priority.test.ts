import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

const priority = constants.priority.PRIORITY_LOW;

/** The priorities that the threads of a process have, as numbers of `os.constants.priority`; on Linux only. */
async function readThreadPriorities(pid: number): Promise<Set<number>> {
  const threads = await readdir(`/proc/${pid}/task`);
  // A thread may have ended since.
  const stats = await Promise.all(
    threads.map((id) => readFile(`/proc/${pid}/task/${id}/stat`, 'utf8').catch(() => '')),
  );
  // The 19th field (proc_pid_stat(5)); the 2nd is a name that may hold spaces.
  return new Set(
    stats.filter(Boolean).map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])),
  );
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
  expect(await readThreadPriorities(child.pid ?? 0)).toEqual(new Set([priority]));
});
