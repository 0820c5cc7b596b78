import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { startCaddy } from './caddy.ts';

export const dataFolder = process.env['DATA_DIR'] ?? 'data/e2e';

/** Data of a first start, copied for every backend. */
export const sampleData = join(dataFolder, 'sample');

export const owner = { email: 'owner@example.com', password: 'a marigold on the dashboard' } as const;

const repository = join(import.meta.dirname, '../../..');

/**
 * Starts the built server and waits until it answers. @param checkout folder that has the `dist` of the server
 * @throws when the server exits first
 */
export async function startBackend(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  { checkout = repository, port: fixedPort }: { readonly checkout?: string; readonly port?: number } = {},
) {
  const port = fixedPort ?? (await freePort());
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      BACKUP_HOURS: 'off',
      FIREBASE_PROJECT_ID: 'demo-banyan',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...environment,
    },
  });
  const origin = `http://localhost:${port}`;
  while (!(await isReachable(`${origin}/api/health`))) {
    if (child.exitCode !== null)
      throw new Error(`the backend ended with ${child.exitCode} before it answered`);
    await wait(50);
  }
  return {
    origin,
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** `E2E_PROXY=caddy npm run test:e2e` */
const isBehindCaddy = process.env['E2E_PROXY'] === 'caddy';

async function startBackendBehindCaddy(folder: string) {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const backend = await startBackend(folder, {
    PUBLIC_URL: origin,
    TRUST_PROXY: 'on',
    // Keys of tests are not served by https, which this origin would ask for.
    FIREBASE_JWKS_URL: '',
  });
  const caddy = await startCaddy({
    port,
    upstream: backend.port,
    folder: await mkdtemp(join(dataFolder, 'caddy-')),
  });
  return {
    origin,
    stop: async () => {
      await caddy.stop();
      await backend.stop();
    },
  };
}

const isReachable = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** A new data folder. */
export async function copySampleData(): Promise<string> {
  const folder = await mkdtemp(join(dataFolder, 'worker-'));
  await cp(sampleData, folder, { recursive: true });
  return folder;
}

/** A test with a backend of its worker, which runs one test at a time and is replaced when a test fails. */
export const test = base.extend<object, { backend: string }>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs, and takes no name instead.
    async ({}, use) => {
      const folder = await copySampleData();
      const { origin, stop } = isBehindCaddy
        ? await startBackendBehindCaddy(folder)
        : await startBackend(folder);
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ backend }, use) => use(backend),
});
