import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { lowerPriority } from '#server/lower-priority.ts';

/** What a backup is made of besides its name and time. */
const MadeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ bytes: v.pipe(v.number(), v.integer()), sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
);
export type Made = v.InferOutput<typeof MadeSchema>;

/** A line that says how far it is; what was made comes in the last line. */
const ProgressSchema = v.pipe(v.string(), v.parseJson(), v.object({ share: v.number() }));

/** @param share of the files that are written, 0 to 1 */
export type OnProgress = (share: number) => void;

/**
 * Methods throw an Error with a sentence for people; an aborted signal ends the program. Both remove earlier backups
 * that are no longer kept, but none that is dated after `keptFrom`, ms since 1970.
 */
export interface BackupProgram {
  /** Makes and checks the backup of this name. */
  make(name: string, keptFrom: number, signal: AbortSignal, onProgress?: OnProgress): Promise<Made>;
  /** Copies it into the bucket and compares. */
  upload(name: string, keptFrom: number, signal: AbortSignal): Promise<void>;
}

/** Characters of a reason. */
const longestReason = 500;

/**
 * Runs `npm run backup` as a process of its own with a priority below that of the server, so that it holds up no
 * answer.
 * @param program path of `server/cli/cli.ts` or of what is built from it
 */
export function createBackupProgram(program: string): BackupProgram {
  const run = async (
    args: readonly string[],
    signal: AbortSignal,
    onProgress: OnProgress = () => undefined,
  ): Promise<string> => {
    // With the environment and the loader of this process.
    const child = spawn(process.execPath, [...process.execArgv, program, 'backup', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => void child.kill('SIGKILL');
    signal.addEventListener('abort', end, { once: true });
    try {
      const ended = new Promise<number | null>((resolve, reject) => {
        child.once('error', reject).once('close', resolve);
      });
      lowerPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      if (signal.aborted) end();
      const [output, complaint, code] = await Promise.all([
        readOutput(child.stdout, onProgress),
        text(child.stderr),
        ended,
      ]);
      if (code !== 0) throw new Error(toReason(complaint));
      return output;
    } finally {
      signal.removeEventListener('abort', end);
    }
  };
  return {
    make: async (name, keptFrom, signal, onProgress) => {
      const args = ['--scheduled', name, '--kept-from', String(keptFrom)];
      const read = v.safeParse(MadeSchema, await run(args, signal, onProgress));
      if (!read.success) throw new Error('The backup program did not say what it made.');
      return read.output;
    },
    upload: async (name, keptFrom, signal) => {
      await run(['--upload', name, '--kept-from', String(keptFrom)], signal);
    },
  };
}

/** @returns the last line that is none of progress */
async function readOutput(output: Readable, onProgress: OnProgress): Promise<string> {
  let last = '';
  for await (const line of createInterface({ input: output })) {
    const progress = v.safeParse(ProgressSchema, line);
    if (progress.success) onProgress(progress.output.share);
    else last = line;
  }
  return last;
}

/** The last line, as a sentence; before it there may be warnings of Node. */
export function toReason(complaint: string): string {
  const line = complaint.trim().split('\n').at(-1)?.trim().slice(0, longestReason) ?? '';
  if (line === '') return 'The backup was interrupted.';
  if (/^(?:ENOSPC|EDQUOT)|disk is full/.test(line)) return 'The disk has no space left.';
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
