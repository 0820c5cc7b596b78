import { execFile, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import { startCachingProxy, type CachingProxy } from './caching-proxy.ts';

/** ms until a built page is served. */
const startTimeout = 60_000;

export interface PeerProgram {
  readonly name: string;
  /** Above its node_modules. */
  readonly folder: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Paths below `folder`, and arguments. */
  readonly build: readonly string[];
  readonly serve: (port: string) => readonly string[];
}

/** Builds a peer and serves it in its production mode, behind the caching proxy. */
export async function startPeerApp({
  name,
  folder,
  files,
  build,
  serve,
}: PeerProgram): Promise<CachingProxy> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const port = String(await freePort());
  const resolveArgs = ([program = '', ...args]: readonly string[]) => [join(folder, program), ...args];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: port,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  await promisify(execFile)(process.execPath, resolveArgs(build), { cwd: folder, env });

  const server = spawn(process.execPath, resolveArgs(serve(port)), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const origin = `http://localhost:${port}`;
  const until = Date.now() + startTimeout;
  while (!(await isReachable(origin))) {
    if (server.exitCode !== null || Date.now() > until) {
      server.kill();
      throw new Error(`${name} does not start`);
    }
    await pause(100);
  }
  const edge = await startCachingProxy(origin);
  return {
    origin: edge.origin,
    stop: () => {
      edge.stop();
      server.kill();
    },
  };
}

const isReachable = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
