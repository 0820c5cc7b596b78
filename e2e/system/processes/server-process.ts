import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '#contract/page-path.ts';
import { freePort } from '#server/testing/free-port.ts';

export interface ServerProcess {
  readonly origin: string;
  /** All of its stdout, once it has ended. */
  readonly output: Promise<string>;
  /** Asks it to stop and waits until it has. @returns its exit code */
  readonly stop: () => Promise<number | null>;
}

/** ms until a process must be ready, on a busy machine. */
const startTimeout = 60_000;

/** Starts the built server (`npm run build`) with a data folder of its own. @throws when it is not ready in time */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  port?: number,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'member-'));
  const ownPort = port ?? (await freePort());
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH, PORT: String(ownPort), HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment },
  });
  const [output, errors] = [text(child.stdout), text(child.stderr)];
  const origin = `http://127.0.0.1:${ownPort}`;
  const deadline = Date.now() + startTimeout;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The process ended: ${await errors}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error('The process is not ready in time');
    }
    await pause(50);
  }
  return {
    origin,
    output,
    stop: async () => {
      const exited = once(child, 'exit');
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await exited;
      }
      await rm(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

export async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(origin + apiBase + '/health');
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
