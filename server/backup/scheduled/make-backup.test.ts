import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkBackup } from '#server/backup/check-backup.ts';
import { createAdminClient } from '#server/http/testing/admin-client.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { createFakePicture, processFakePicture } from '#server/pictures/testing/fake-pictures.ts';
import { hashFile } from '#server/hashes.ts';
import { makeBackup, type BackupWork } from './make-backup.ts';
import { backupName } from './retention.ts';

const now = Date.UTC(2026, 10, 22);
const day = 24 * 60 * 60_000;
const megabyte = 1024 * 1024;

/** A data folder with a package; no other process uses it. */
async function open() {
  const backend = await openBackend({}, { processPicture: processFakePicture });
  const client = createAdminClient(backend.fetch, await backend.as('admin'));
  await client.send('POST', '/tours/create-package', packageForm({}, [createFakePicture('one')]));
  await backend.database.close();
  onTestFinished(() => rm(backend.dataDir, { recursive: true, force: true }));
  const { dataDir } = backend;
  const folder = path.join(dataDir, 'backups');
  const make = (change: Partial<BackupWork> = {}) =>
    makeBackup({
      config: {
        dataDir,
        databaseUrl: undefined,
        bucket: undefined,
        backups: { times: [180], timeZone: 'UTC', bucket: undefined },
        storageLimits: { quota: 0, reserve: 10 * megabyte, spool: 0 },
      },
      name: backupName(now),
      now,
      keptFrom: now,
      freeSpace: () => Promise.resolve(1000 * megabyte),
      ...change,
    });
  const put = async (...names: string[]) => {
    await mkdir(folder, { recursive: true });
    for (const name of names) await writeFile(path.join(folder, name), randomBytes(megabyte));
  };
  return { dataDir, folder, make, put };
}

it('makes a file that can be restored, with its size and hash, readable by its owner only', async () => {
  const { folder, make } = await open();
  const made = await make();
  expect(await readdir(folder)).toEqual([backupName(now)]);
  const file = path.join(folder, backupName(now));
  expect(made).toEqual({ outcome: 'complete', ...(await hashFile(file)) });
  expect((await stat(file)).mode & 0o077).toBe(0);
  await checkBackup(file);
});

it('removes those that are no longer kept, and leaves other files', async () => {
  const { folder, make, put } = await open();
  const earlier = Array.from({ length: 9 }, (_, days) => backupName(now - (days + 1) * day));
  await put(...earlier, 'notes.txt');
  await make();
  // A Sunday, the six days before it and the Sunday before them.
  const kept = [backupName(now), ...earlier.slice(0, 7)];
  expect((await readdir(folder)).toSorted()).toEqual([...kept, 'notes.txt'].toSorted());
});

it('removes what an interrupted one left, once that cannot run any more', async () => {
  const { folder, make, put } = await open();
  const name = backupName(now - day);
  await put(`${name}.0a.part`, `${name}.0b.part`);
  await mkdir(path.join(folder, `${name}.check-x`));
  const hour = 60 * 60_000;
  const old = (now - 2 * hour) / 1000;
  for (const left of [`${name}.0a.part`, `${name}.check-x`]) await utimes(path.join(folder, left), old, old);
  const recent = (now - hour / 2) / 1000;
  await utimes(path.join(folder, `${name}.0b.part`), recent, recent);
  await make();
  expect((await readdir(folder)).toSorted()).toEqual([backupName(now), `${name}.0b.part`].toSorted());
});

it('keeps one that lacks pictures under another name, and says which', async () => {
  const { dataDir, folder, make, put } = await open();
  await put(backupName(now - day));
  await rm(path.join(dataDir, 'pictures'), { recursive: true });
  const made = await make();
  expect(made).toMatchObject({
    outcome: 'incomplete',
    missing: expect.arrayContaining([expect.any(String)]),
  });
  expect((await readdir(folder)).toSorted()).toEqual(
    [backupName(now - day), backupName(now).replace('.tar', '-incomplete.tar')].toSorted(),
  );
});

it('makes space by removing the oldest, but not the two newest', async () => {
  const { folder, make, put } = await open();
  const earlier = [1, 2, 3, 4].map((days) => backupName(now - days * day));
  await put(...earlier);
  const makeWith = (free: number) => make({ freeSpace: () => Promise.resolve(free) });
  await expect(makeWith(0)).rejects.toThrow('The disk has too little space for a backup: it takes');
  expect((await readdir(folder)).toSorted()).toEqual(earlier.toSorted());
  // As little space as suffices when two megabytes are removed.
  let free = 30 * megabyte;
  while (!(await makeWith(free).catch(() => undefined))) free += megabyte / 2;
  const left = (await readdir(folder)).toSorted();
  expect(left).toEqual([backupName(now), ...earlier.slice(0, 2)].toSorted());
});

it('leaves the earlier ones and no other file when it fails', async () => {
  const { dataDir, folder, make, put } = await open();
  await put(backupName(now - day));
  await writeFile(path.join(dataDir, 'banyan.db'), randomBytes(100_000));
  await expect(make()).rejects.toThrow('not a database');
  expect(await readdir(folder)).toEqual([backupName(now - day)]);
});
