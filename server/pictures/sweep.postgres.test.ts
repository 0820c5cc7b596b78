import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { withPictureLock } from './picture-records.ts';
import { processFakePicture } from './testing/fake-pictures.ts';
import { createFolderStore } from './storage/folder-store.ts';
import type { PictureStore } from './storage/picture-store.ts';
import { sweepOld } from './testing/sweep-old.ts';

test('a sweep whose lock another process has taken since looks again before it moves a file', async () => {
  const dataDir = await temporaryFolder();
  const [one, other] = [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)];
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  const [used, unused] = [
    await processFakePicture(Buffer.from('shown'), 'shown'),
    await processFakePicture(Buffer.from('stray'), 'stray'),
  ];
  await store.put([...used.files, ...unused.files]);
  await createPackage(one.db, packageInput(), [pictureAddress(used.metadata)]);
  let lists = 0;
  /** Lists the files; then another process saves a package that uses the stray ones. */
  const slow: PictureStore = {
    ...store,
    async *files() {
      yield* store.files();
      lists += 1;
      if (lists > 1) return;
      await terminateLockHolders(other.db);
      await withPictureLock(other.db, (lock) =>
        createPackage(lock, packageInput(), [pictureAddress(unused.metadata)]),
      );
    },
  };
  expect(await withPictureLock(one.db, (lock) => sweepOld(lock, slow))).toMatchObject({ removed: [] });
  expect(lists).toBe(2);
  for (const { name } of [...used.files, ...unused.files]) expect(await store.size(name)).toBeGreaterThan(0);
});
