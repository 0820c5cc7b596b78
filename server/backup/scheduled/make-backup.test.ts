import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runWords } from '#server/cli/testing/run-words.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { createAdminClient } from '#server/http/testing/admin-client.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { createFakePicture, processFakePicture } from '#server/pictures/testing/fake-pictures.ts';
import { createS3Client } from '#server/pictures/storage/s3-client.ts';
import { startS3 } from '#server/pictures/testing/s3-server.ts';
import type { Bucket } from '#server/config.ts';
import { makeBackup, type BackupWork } from './make-backup.ts';
import { backupName, incompleteName } from './backup-files.ts';
import { day } from '#server/clock.ts';

const now = Date.UTC(2026, 10, 22);
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
  const make = (change: Partial<BackupWork> = {}, bucket?: Bucket) =>
    makeBackup({
      config: {
        dataDir,
        publicUrl: 'https://banyan.example',
        databaseUrl: undefined,
        bucket: undefined,
        backups: { times: [180], timeZone: 'UTC', bucket },
        storageLimits: { quota: 0, reserve: 10 * megabyte, spool: 0 },
      },
      name: backupName(now),
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

it('makes a file that can be restored, readable by its owner only, and says how far it is', async () => {
  const { folder, make } = await open();
  const steps: unknown[] = [];
  expect(await make({ onProgress: (progress) => void steps.push(progress) })).toEqual([]);
  expect(steps[0]).toEqual({ step: 'writing', share: 0 });
  expect(steps.at(-1)).toEqual({ step: 'checking', share: null });
  const file = path.join(folder, backupName(now));
  expect((await stat(file)).mode & 0o077).toBe(0);
  await checkBackup(file);
});

it('only copies one that is there into the bucket, once it is known to be whole', async () => {
  const { folder, make } = await open();
  const server = await startS3();
  onTestFinished(server.stop);
  const bucket = { ...server, sessionToken: undefined, region: undefined };
  await make();
  const file = path.join(folder, backupName(now));
  const whole = await readFile(file);
  const copy = async () => {
    const steps: unknown[] = [];
    await make({ onProgress: ({ step }) => void steps.push(step) }, bucket);
    const stored = await createS3Client('bucket', bucket).read(`banyan.example/${backupName(now)}`);
    return { steps, isThere: stored?.bytes.equals(await readFile(file)) };
  };
  expect(await copy()).toEqual({ steps: ['sending'], isThere: true });
  expect(await readdir(folder)).toEqual([backupName(now), `${backupName(now)}.sent`]);
  await writeFile(file, Buffer.from(whole).fill(0, 4096, 8192));
  expect(await copy()).toEqual({ steps: expect.arrayContaining(['writing', 'sending']), isThere: true });
  await checkBackup(file);
  await writeFile(file, Buffer.from(whole).fill(0, 4096, 8192));
  await expect(make({ freeSpace: () => Promise.resolve(0) })).rejects.toThrow('too little space');
  expect(await readdir(folder)).toEqual([`${backupName(now)}.begun`]);
});

it('removes those that are no longer kept and what killed ones left, and leaves other files', async () => {
  const { folder, make, put } = await open();
  const earlier = Array.from({ length: 9 }, (_, days) => backupName(now - (days + 1) * day));
  const others = ['notes.txt', `${backupName(now - 20 * day)}.gpg`];
  await put(...earlier, ...earlier.map((name) => `${name}.sent`), ...others);
  const name = backupName(now - day / 2);
  await put(`${name}.begun`, `${name}.new`, `${name}.new.0a.part`);
  await mkdir(path.join(folder, `${name}.new.check-x`));
  await make();
  // A Sunday, the six days before it and the Sunday before them.
  const kept = [backupName(now), ...earlier.slice(0, 7)];
  const sent = kept.slice(1).map((earlierName) => `${earlierName}.sent`);
  expect((await readdir(folder)).toSorted()).toEqual([...kept, ...sent, ...others].toSorted());
});

it('keeps one that lacks pictures under another name, and says which, as the command does', async () => {
  const { dataDir, folder, make } = await open();
  await rm(path.join(dataDir, 'pictures'), { recursive: true });
  expect(await make()).toContainEqual(expect.stringContaining('.jpg'));
  expect(await readdir(folder)).toEqual([incompleteName(backupName(now)), `${backupName(now)}.begun`]);
  expect(await runWords({ DATA_DIR: dataDir }, ['backup', path.join(dataDir, 'by-hand.tar')])).toEqual({
    code: 2,
    printed: expect.stringContaining('1 packages'),
    complaints: expect.stringContaining('are missing, and so in the backup'),
  });
});

it('makes space by removing the oldest, but not the two newest', async () => {
  const { folder, make, put } = await open();
  const earlier = [1, 2, 3, 4].map((days) => backupName(now - days * day));
  await put(...earlier);
  const makeWith = (free: number) => make({ freeSpace: () => Promise.resolve(free) });
  await expect(makeWith(0)).rejects.toThrow('The disk has too little space for a backup: it takes');
  expect((await readdir(folder)).toSorted()).toEqual([...earlier, `${backupName(now)}.begun`].toSorted());
  // As little space as suffices when two megabytes are removed.
  let free = 30 * megabyte;
  while ((await makeWith(free).catch(() => undefined)) === undefined) free += megabyte / 2;
  expect((await readdir(folder)).toSorted()).toEqual([backupName(now), ...earlier.slice(0, 2)].toSorted());
});

it('leaves the earlier ones and no other file when it fails', async () => {
  const { dataDir, folder, make, put } = await open();
  await put(backupName(now - day));
  await writeFile(path.join(dataDir, 'banyan.db'), randomBytes(100_000));
  await expect(make()).rejects.toThrow('not a database');
  expect(await readdir(folder)).toEqual([backupName(now - day), `${backupName(now)}.begun`]);
});
