import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { createAdminClient } from '#server/http/testing/admin-client.ts';
import { createFakePicture, fakePictures } from '#server/pictures/testing/fake-pictures.ts';
import { listPackages } from '#server/catalogue/testing/catalogue-samples.ts';

const run = (command: string, args: readonly string[], environment: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, ['dist/server/cli.js', command, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
  });

test('a backup made during writes is a snapshot with every picture', async () => {
  const backend = await openBackend({}, fakePictures);
  const folder = await temporaryFolder();
  const client = createAdminClient(backend.fetch, await backend.as('admin'));
  const create = async (n: number) => {
    const pictures = [`picture ${n}`, 'shared'].map(createFakePicture);
    const form = packageForm({ name: `Package ${n}` }, pictures);
    expect((await client.send('POST', '/tours/create-package', form)).status).toBe(201);
  };

  const done = new AbortController();
  const progress = { written: 0 };
  const writing = (async () => {
    while (!done.signal.aborted) await create((progress.written += 1));
  })();
  await expect.poll(() => progress.written).toBeGreaterThan(3);
  const before = progress.written - 1;
  const file = path.join(folder, 'backup.tar');
  // Fails when a picture is missing that the database names.
  const { stdout } = await run('backup', [file], { DATA_DIR: backend.dataDir });
  done.abort();
  await writing;
  await backend.close();
  expect(await readdir(folder)).toEqual(['backup.tar']);

  const dataDir = path.join(folder, 'data');
  await run('restore', [file], { DATA_DIR: dataDir });
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const packages = await listPackages(database.db);
  const count = packages.length;
  expect(count).toBeGreaterThanOrEqual(before);
  expect(count).toBeLessThan(progress.written);
  expect(stdout).toContain(`${count} packages`);
  expect(packages.map(({ name }) => name)).toEqual(
    Array.from({ length: count }, (_, index) => `Package ${count - index}`),
  );
});
