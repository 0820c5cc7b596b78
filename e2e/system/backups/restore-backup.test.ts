import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { ServerStatus } from '#contract/server-status.ts';
import type { Package } from '#contract/package.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { freePort } from '#server/testing/free-port.ts';
import {
  administrator,
  createProgramClient,
  signIn,
  startProgram,
} from '#e2e/system/faults/server-program.ts';

/** ms for a backup that begins 5 s after the start. */
const waiting = { timeout: 120_000, interval: 200 };
const places = ['Kashi', 'Goa', 'काशी'];

async function start(dataDir: string, port: number, environment: Record<string, string> = {}) {
  const starting = startProgram(dataDir, port, environment);
  onTestFinished(() => starting.kill('SIGKILL'));
  return starting.listening;
}

async function restoreInto(dataDir: string, file: string): Promise<void> {
  const { PATH = '' } = process.env;
  await promisify(execFile)(process.execPath, ['dist/server/cli.js', 'restore', file], {
    env: { PATH, DATA_DIR: dataDir },
  });
}

async function readServerStatus(origin: string, headers: Record<string, string>): Promise<ServerStatus> {
  const answer = await fetch(origin + apiBase + '/admin/status', { headers });
  return await answer.json();
}

/** Pages contain the smallest variant of their first picture. */
const waitForVariants = (origin: string, headers: Record<string, string>) =>
  vi.waitUntil(async () => (await readServerStatus(origin, headers)).pictures.waiting === 0, waiting);

/** Pages, calls and pictures as a visitor gets them, by address. */
async function readSite(origin: string): Promise<Map<string, string>> {
  const list = await fetch(origin + apiBase + '/tours/getAllPackage');
  const { tours }: { tours: Package[] } = await list.json();
  const addresses = [
    '/',
    '/packages/domestic',
    '/packages/all%20packages',
    ...['/tours/getAllPackage', '/tours/get-popular-destination', '/tours/get-all-categories-list'].map(
      (call) => apiBase + call,
    ),
    ...tours.flatMap(({ images }) => images),
    ...tours.map(({ _id }) => `/packages/detail/${_id}`),
    ...tours.map(({ _id }) => apiBase + `/tours/package-detail/${_id}`),
  ];
  const read = addresses.map(async (address): Promise<[string, string]> => {
    const answer = await fetch(origin + address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return [address, `${answer.status} ${answer.headers.get('content-type')} ${bytes.toString('latin1')}`];
  });
  return new Map(await Promise.all(read));
}

test('last night’s backup, made up at the start, restores every page into a fresh folder', async () => {
  const folder = await temporaryFolder();
  const [dataDir, port] = [path.join(folder, 'data'), await freePort()];
  const first = await start(dataDir, port);
  const client = createProgramClient(await signIn(first.origin));
  for (const name of places)
    expect(
      (await client.send('POST', '/tours/create-package', packageForm({ name }, [await pictureFile()])))
        .status,
    ).toBe(201);
  await first.kill('SIGTERM');

  const second = await start(dataDir, port, { BACKUP_HOURS: '3' });
  const headers = await signIn(second.origin);
  await waitForVariants(second.origin, headers);
  const before = await readSite(second.origin);
  expect([...before.values()].filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  const readStatus = async () => (await readServerStatus(second.origin, headers)).backups;
  await vi.waitUntil(async () => (await readStatus()).last, waiting);
  expect(await readStatus()).toMatchObject({ state: 'good', canDownload: true, failure: null });
  expect(await readdir(path.join(dataDir, 'backups'))).toHaveLength(1);
  const body = new URLSearchParams({ password: administrator.password });
  const download = await fetch(second.origin + apiBase + '/admin/backup', {
    method: 'POST',
    headers,
    body,
  });
  expect(download.status).toBe(200);
  const file = path.join(folder, 'downloaded.tar');
  await writeFile(file, Buffer.from(await download.arrayBuffer()));
  await second.kill('SIGTERM');

  const fresh = path.join(folder, 'fresh');
  await restoreInto(fresh, file);
  // On the same port, as pages name their own address.
  const third = await start(fresh, port);
  // On a busy machine the backup may have begun before the last variant was made.
  await waitForVariants(third.origin, await signIn(third.origin));
  const after = await readSite(third.origin);
  expect([...after.keys()]).toEqual([...before.keys()]);
  const different = [...before].filter(([address, answer]) => after.get(address) !== answer);
  expect(different.map(([address]) => address)).toEqual([]);
  await third.kill('SIGTERM');
}, 300_000);

/** Restores every backup of a data folder into a fresh one. @returns how many there are */
async function restoreEach(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, 'backups');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tar'));
  for (const name of names)
    await restoreInto(path.join(await temporaryFolder(), 'fresh'), path.join(folder, name));
  return names.length;
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s in the middle of a backup leaves no half one',
  async (signal) => {
    const dataDir = path.join(await temporaryFolder(), 'data');
    const port = await freePort();
    const first = await start(dataDir, port, { BACKUP_HOURS: '3' });
    // The folder appears when the backup begins.
    const hasBegun = () => readdir(path.join(dataDir, 'backups')).catch(() => undefined);
    await vi.waitUntil(hasBegun, { timeout: 120_000, interval: 5 });
    await first.kill(signal);
    await restoreEach(dataDir);

    const second = await start(dataDir, port, { BACKUP_HOURS: '3' });
    const headers = await signIn(second.origin);
    // After a crash the next backup waits for 15 minutes.
    const isKilled = signal === 'SIGKILL';
    const isMade = async () =>
      isKilled || (await readServerStatus(second.origin, headers)).backups.last !== null;
    await vi.waitUntil(isMade, waiting);
    expect((await restoreEach(dataDir)) > 0 || isKilled).toBe(true);
    await second.kill('SIGTERM');
  },
  300_000,
);

test('the copy of a killed restore is removed by the next start, that of one under way is left alone', async () => {
  const folder = await temporaryFolder();
  const [dataDir, pipe] = [path.join(folder, 'data'), path.join(folder, 'backup.tar')];
  // A backup that nobody writes: the restore waits for it.
  await promisify(execFile)('mkfifo', [pipe]);
  const restoring = spawn(process.execPath, ['dist/server/cli.js', 'restore', pipe], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(restoring, 'exit');
  onTestFinished(() => void restoring.kill('SIGKILL'));
  const staged = path.join(dataDir, 'restoring', 'new', 'pictures');
  await vi.waitUntil(() => readdir(staged).catch(() => undefined), waiting);
  await writeFile(path.join(staged, 'a'), 'of the backup');
  await expect(restoreInto(dataDir, pipe)).rejects.toThrow('used by a server that runs');
  expect(await readdir(staged)).toEqual(['a']);
  restoring.kill('SIGKILL');
  await ended;
  const server = await start(dataDir, await freePort());
  expect(await readdir(dataDir)).not.toContain('restoring');
  await server.kill('SIGTERM');
});
