import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import type { Database } from '#server/database/database.ts';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { withPictureLock } from '#server/pictures/picture-records.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import {
  createFakePicture,
  fakePictures,
  processFakePicture,
} from '#server/pictures/testing/fake-pictures.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm, packageInput } from '#server/http/testing/form-samples.ts';
import { createPackage, listPackages } from '#server/catalogue/testing/catalogue-samples.ts';

type Put = PictureStore['put'];

/** @param put called under the lock of a save, as `moveToTrash`, with another process's connection to the same database */
async function opened(
  put: (other: Database, ...args: Parameters<Put>) => Promise<void>,
  moveToTrash: (other: Database) => Promise<void> = () => Promise.resolve(),
) {
  const connected: Database[] = [];
  const store = createFolderStore(join(await temporaryFolder(), 'pictures'));
  const useOther = () => {
    const [other] = connected;
    if (!other) throw new Error('A picture came before the test began');
    return other;
  };
  const pictures: PictureStore = {
    ...store,
    put: async (files) => {
      await put(useOther(), files);
      await store.put(files);
    },
    moveToTrash: async (names, day) => {
      await moveToTrash(useOther());
      await store.moveToTrash(names, day);
    },
  };
  const backend = await openBackend({}, { ...fakePictures, pictures });
  const other = await openTestDatabase(backend.dataDir);
  connected.push(other);
  onTestFinished(async () => {
    await other.close();
    await backend.close();
  });
  const headers = await backend.as('admin');
  const create = (texts: readonly string[]) =>
    backend.send('POST', '/tours/create-package', packageForm({}, texts.map(createFakePicture)), headers);
  return { backend, create };
}

test('a save whose lock another process has taken since takes it again, and is stored once', async () => {
  let lostLocks = 0;
  const { backend, create } = await opened(async (other) => {
    lostLocks += 1;
    if (lostLocks > 1) return;
    await terminateLockHolders(other.db);
    await withPictureLock(other.db, () => Promise.resolve());
  });
  expect((await create(['lake'])).status).toBe(201);
  expect(lostLocks).toBe(2);
  const [stored, ...others] = await listPackages(backend.database.db);
  expect(others).toEqual([]);
  expect((await backend.fetch(stored?.images[0] ?? '')).status).toBe(200);
});

test.each([
  ['takes its lock again', () => Promise.resolve(), 201],
  ['fails', () => Promise.reject(new Error('The disk is broken')), 500],
] as const)(
  'a save that %s leaves the files that the process with the lock has begun to use',
  async (_, putSecond, status) => {
    const { metadata } = await processFakePicture(Buffer.from('first'), 'first');
    const { backend, create } = await opened(async (other, files) => {
      if (files.length === 0 || files.some(({ name }) => name.startsWith(metadata.hash))) return;
      await terminateLockHolders(other.db);
      await withPictureLock(other.db, (lock) =>
        createPackage(lock, packageInput(), [pictureAddress(metadata)]),
      );
      await putSecond();
    });
    expect((await create(['first', 'second'])).status).toBe(status);
    const [theirs] = await listPackages(backend.database.db);
    const [address = ''] = theirs?.images ?? [];
    expect((await backend.fetch(address)).status).toBe(200);
  },
);

test('a file that a failed save removes while it loses its lock comes back for the server that uses it', async () => {
  const { metadata } = await processFakePicture(Buffer.from('first'), 'first');
  let lostLocks = 0;
  const { backend, create } = await opened(
    async (_other, files) => {
      if (!files.some(({ name }) => name.startsWith(metadata.hash))) throw new Error('The disk is broken');
    },
    async (other) => {
      lostLocks += 1;
      if (lostLocks > 1) return;
      await terminateLockHolders(other.db);
      await withPictureLock(other.db, (lock) =>
        createPackage(lock, packageInput(), [pictureAddress(metadata)]),
      );
    },
  );
  expect((await create(['first', 'second'])).status).toBe(500);
  expect(lostLocks).toBeGreaterThan(0);
  const [theirs] = await listPackages(backend.database.db);
  expect((await backend.fetch(theirs?.images[0] ?? '')).status).toBe(200);
});
