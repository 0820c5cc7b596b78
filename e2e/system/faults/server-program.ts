import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { apiBase } from '#contract/page-path.ts';
import { createAdminClient, type AdminClient } from '#server/http/testing/admin-client.ts';

export const administrator = { email: 'owner@example.com', password: 'a long enough password' };

export interface ServerProgram {
  readonly origin: string;
  readonly pid: number;
  readonly ended: Promise<unknown>;
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

export interface StartingServer {
  readonly kill: ServerProgram['kill'];
  /** @throws with its stderr when it ends instead */
  readonly listening: Promise<ServerProgram>;
}

/**
 * Starts the built server (`npm run build`) with an empty catalogue and `administrator`, without backups by itself.
 * @param checkout folder that has the `dist` of the server
 */
export function startProgram(
  dataDir: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
  checkout = '.',
): StartingServer {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SAMPLE_DATA: 'off',
      BACKUP_HOURS: 'off',
      // The small disk of a test has less than the default reserve.
      DISK_RESERVE: '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...environment,
    },
  });
  const ended = once(child, 'exit');
  const errors = text(child.stderr);
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const origin = `http://localhost:${port}`;
  const listening = (async () => {
    let isListening = false;
    for await (const line of createInterface(child.stdout)) {
      isListening = line === origin;
      if (isListening) break;
    }
    if (!isListening) throw new Error(`The server does not start: ${await errors}`);
    // Drained, so that the server never blocks on a full pipe.
    child.stdout.resume();
    return { origin, pid: child.pid ?? 0, ended, kill };
  })();
  // Nobody awaits it when the server is killed during its start.
  listening.catch(() => undefined);
  return { kill, listening };
}

export async function signIn(origin: string): Promise<{ cookie: string; origin: string }> {
  const answer = await fetch(origin + apiBase + '/auth/login', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${answer.status} ${await answer.text()}`);
  return { cookie: answer.headers.get('set-cookie')?.split(';', 1).join() ?? '', origin };
}

export function createProgramClient(headers: {
  readonly cookie: string;
  readonly origin: string;
}): AdminClient {
  return createAdminClient((path, init) => fetch(headers.origin + path, init), headers);
}
