import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Sets the priority of a child process and of all its threads: Linux sets it by thread (setpriority(2)), and the ones
 * that have started already keep theirs. A process that has ended is left alone.
 * @param priority of `os.constants.priority`
 */
export function lowerPriority(pid: number | undefined, priority: number): void {
  if (pid === undefined) return;
  const lower = (id: number) => {
    try {
      setPriority(id, priority);
    } catch {
      // It has ended already, or the system does not allow it.
    }
  };
  // The main thread comes first: those that it starts from now on have its priority.
  lower(pid);
  for (const thread of listThreads(pid)) lower(thread);
}

function listThreads(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    // Elsewhere than on Linux the process has one priority.
    return [];
  }
}
