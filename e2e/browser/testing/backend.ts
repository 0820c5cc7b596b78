import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, request, test as base, type Cookie } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';
import { freePort } from '#server/testing/free-port.ts';

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

/** @returns the owner's cookies */
export async function signInOwner(origin: string): Promise<readonly Cookie[]> {
  const visitor = await request.newContext({ baseURL: origin });
  const answer = await visitor.post(apiBase + '/auth/login', { headers: { origin }, data: owner });
  expect(answer.status()).toBe(200);
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies;
}

interface OwnWorker {
  readonly backend: string;
  /** One for all tests, as more than ten sign-ins in three minutes are refused; who logs out signs in by the form. */
  readonly ownerSession: readonly Cookie[];
}

/** A test with a backend of its worker, which runs one test at a time and is replaced when a test fails. */
export const test = base.extend<{ signInAsOwner: () => Promise<void> }, OwnWorker>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs, and takes no name instead.
    async ({}, use) => {
      const { origin, stop } = await startBackend(await copySampleData());
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownerSession: [async ({ backend }, use) => use(await signInOwner(backend)), { scope: 'worker' }],
  signInAsOwner: async ({ context, ownerSession }, use) => use(() => context.addCookies(ownerSession)),
  baseURL: async ({ backend }, use) => use(backend),
});
