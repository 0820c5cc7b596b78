import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { BackupProgressSchema, type BackupProgress } from '#contract/backups.ts';
import { lowerPriority } from '#server/lower-priority.ts';

const Line = v.pipe(v.string(), v.parseJson(), BackupProgressSchema);

/** Characters of a reason. */
const longestReason = 500;

export type BackupProgram = ReturnType<typeof createBackupProgram>;

/**
 * Runs `npm run backup` as a process of its own with a priority below that of the server, so that it holds up no
 * answer.
 * @param program path of `server/cli/cli.ts` or of what is built from it
 */
export function createBackupProgram(program: string) {
  /**
   * Makes the backup of this name, checks it and copies it to the bucket (`make-backup.ts`); an aborted signal ends it.
   * @param keptFrom ms since 1970: none that is dated later is removed @throws with a sentence for people
   */
  return async (
    name: string,
    keptFrom: number,
    signal: AbortSignal,
    onProgress: (progress: BackupProgress) => void,
  ): Promise<void> => {
    const args = [program, 'backup', '--scheduled', name, '--kept-from', String(keptFrom)];
    // With the environment and the loader of this process.
    const child = spawn(process.execPath, [...process.execArgv, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      // An abort is an error at once, and the end of the process comes after it.
      child.on('error', (cause) => signal.aborted || reject(cause)).once('close', resolve);
    });
    lowerPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const read = v.safeParse(Line, line);
      if (read.success) onProgress(read.output);
    });
    const [complaint, code] = await Promise.all([text(child.stderr), ended]);
    if (code !== 0) throw new Error(toReason(complaint));
  };
}

/** The last line, as a sentence; before it there may be warnings of Node. */
export function toReason(complaint: string): string {
  const line = complaint.trim().split('\n').at(-1)?.trim().slice(0, longestReason) ?? '';
  if (line === '') return 'The backup was interrupted.';
  if (/^(?:ENOSPC|EDQUOT)|disk is full/.test(line)) return 'The disk has no space left.';
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
