import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#server/testing/free-port.ts';

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** ms until a program listens. */
const startTimeout = 20_000;

/** Starts a server, bundled or from source, on a free port; its output goes to a file in `folder`. */
export async function startServerProcess(
  path: string,
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<ServerProcess> {
  const port = await freePort();
  const output = openSync(join(folder, `${port}.log`), 'w');
  const loader = path.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, path], {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
  });
  const origin = `http://localhost:${port}`;
  const until = Date.now() + startTimeout;
  while (!(await isListening(origin))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${path} does not start`);
    await wait(50);
  }
  if (child.pid === undefined) throw new Error(`${path} has no process`);
  return {
    origin,
    pid: child.pid,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const isListening = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    () => true,
    () => false,
  );

/** Waits until an address answers successfully. @throws after a minute */
export async function waitForResponse(address: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`${address} does not answer`);
}

/** Resident set size of a process, MB. */
export async function readResidentMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
