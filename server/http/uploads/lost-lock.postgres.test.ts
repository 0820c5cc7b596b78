import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import type { Database } from '#server/database/database.ts';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { withAdvisoryLock } from '#server/database/advisory-locks.ts';
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

/** @param put called under the lock of a save, with another process's connection to the same database */
async function opened(put: (other: Database, ...args: Parameters<Put>) => Promise<void>) {
  const connected: Database[] = [];
  const store = createFolderStore(join(await temporaryFolder(), 'pictures'));
  const pictures: PictureStore = {
    ...store,
    put: async (files) => {
      const [other] = connected;
      if (!other) throw new Error('A picture came before the test began');
      await put(other, files);
      await store.put(files);
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

test('a save whose lock another process has taken since is answered 503 and stores nothing', async () => {
  let lostLocks = 0;
  const { backend, create } = await opened(async (other) => {
    lostLocks += 1;
    if (lostLocks > 1) return;
    await terminateLockHolders(other.db);
    await withAdvisoryLock(other.db, 'pictures', () => Promise.resolve());
  });
  const refused = await create(['lake']);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await refused.json()).message).toBe(
    'The save was interrupted, and nothing was changed. Please try again.',
  );
  expect(await listPackages(backend.database.db)).toEqual([]);
  expect(await backend.database.db.selectFrom('pictures').selectAll().execute()).toEqual([]);
  expect((await create(['lake'])).status).toBe(201);
  expect(await listPackages(backend.database.db)).toHaveLength(1);
});

test.each([
  ['is refused for its lock', () => Promise.resolve(), 503],
  ['fails', () => Promise.reject(new Error('The disk is broken')), 500],
] as const)(
  'a save that %s leaves the files that the process with the lock has begun to use',
  async (_, putSecond, status) => {
    const { metadata } = await processFakePicture(Buffer.from('first'), 'first');
    const { backend, create } = await opened(async (other, files) => {
      if (files.some(({ name }) => name.startsWith(metadata.hash))) return;
      await terminateLockHolders(other.db);
      await withAdvisoryLock(other.db, 'pictures', () =>
        createPackage(other.db, packageInput(), [pictureAddress(metadata)]),
      );
      await putSecond();
    });
    expect((await create(['first', 'second'])).status).toBe(status);
    const [theirs] = await listPackages(backend.database.db);
    const [address = ''] = theirs?.images ?? [];
    expect((await backend.fetch(address)).status).toBe(200);
  },
);
