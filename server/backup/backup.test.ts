import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { masterFileNames } from '#server/pictures/storage/picture-file-names.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { createAdminClient } from '#server/http/testing/admin-client.ts';
import { createFakePicture, fakePictures } from '#server/pictures/testing/fake-pictures.ts';
import { runWords } from '#server/cli/testing/run-words.ts';
import { readInventory, writeSnapshot } from './snapshot.ts';
import { listPackages } from '#server/catalogue/testing/catalogue-samples.ts';

/** No worker makes variants here. */
const filesEach = masterFileNames({ hash: '', width: 40 }).length;

const run = (command: string, args: readonly string[], environment: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, ['dist/server/cli.js', command, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
  });

test('a backup made during writes is a snapshot with every picture', async () => {
  const backend = await openBackend({}, fakePictures);
  const folder = await temporaryFolder();
  const client = createAdminClient(backend.fetch, await backend.as('admin'));
  const create = async (n: number) => {
    const form = packageForm({ name: `Package ${n}` }, [
      createFakePicture(`picture ${n}`),
      createFakePicture('shared'),
    ]);
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
  const { stdout } = await run('backup', [file], { DATA_DIR: backend.dataDir });
  done.abort();
  await writing;
  await backend.close();
  expect(await readdir(folder)).toEqual(['backup.tar']);

  const dataDir = path.join(folder, 'data');
  await run('restore', [file], { DATA_DIR: dataDir });
  const database = await openDatabase({ dataDir });
  const packages = await listPackages(database.db);
  await database.close();
  const count = packages.length;
  expect(count).toBeGreaterThanOrEqual(before);
  expect(count).toBeLessThan(progress.written);
  expect(stdout).toContain(`${count} packages`);
  expect(packages.map(({ name }) => name)).toEqual(
    Array.from({ length: count }, (_, index) => `Package ${count - index}`),
  );
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  const { pictures } = readInventory(path.join(dataDir, 'banyan.db'));
  expect(pictures).toHaveLength((count + 1) * filesEach);
  for (const name of pictures) expect(await store.size(name)).toBeDefined();
});

test('a backup that lacks pictures ends with exit code 2', async () => {
  const backend = await openBackend({}, fakePictures);
  const client = createAdminClient(backend.fetch, await backend.as('admin'));
  await client.send('POST', '/tours/create-package', packageForm({}, [createFakePicture('lost')]));
  await rm(path.join(backend.dataDir, 'pictures'), { recursive: true });
  const file = path.join(await temporaryFolder(), 'backup.tar');
  expect(await runWords({ DATA_DIR: backend.dataDir }, ['backup', file])).toEqual({
    code: 2,
    printed: expect.stringContaining('1 packages'),
    complaints: expect.stringContaining('are missing, and so in the backup'),
  });
  await backend.close();
});

test('a backup has no mails that wait, which hold codes and links', async () => {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir }, 'when new');
  const mail = { id: 'a', due_at: 0, tries: 0, key_id: '', content: 'a code and more' };
  await database.db.insertInto('mails').values(mail).execute();
  await database.close();
  const into = path.join(dataDir, 'snapshot.db');
  await writeSnapshot({ dataDir }, into);
  expect(readInventory(into).rows).toMatchObject({ mails: 0, catalogue_version: 1 });
  expect((await readFile(into)).includes(mail.content)).toBe(false);
  expect(readInventory(path.join(dataDir, 'banyan.db')).rows).toMatchObject({ mails: 1 });
});
