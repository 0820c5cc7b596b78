import { readdir, readFile } from 'node:fs/promises';

/** The priorities that the threads of a process have, as numbers of `os.constants.priority`; on Linux only. */
export async function readThreadPriorities(pid: number | string): Promise<Set<number>> {
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
