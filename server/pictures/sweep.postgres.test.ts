import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';
import { createPackage, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { withAdvisoryLock } from '#server/database/advisory-locks.ts';
import { processFakePicture } from './testing/fake-pictures.ts';
import { createFolderStore } from './storage/folder-store.ts';
import type { PictureStore } from './storage/picture-store.ts';
import { sweepOld } from './testing/sweep-old.ts';

test('a sweep whose lock another process has taken since moves no file', async () => {
  const dataDir = await temporaryFolder();
  const [one, other] = [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)];
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  const [used, unused] = [
    await processFakePicture(Buffer.from('shown'), 'shown'),
    await processFakePicture(Buffer.from('stray'), 'stray'),
  ];
  await store.put([...used.files, ...unused.files]);
  await createPackage(one.db, packageInput(), [pictureAddress(used.metadata)]);
  /** Lists the files; then another process saves a package that uses the stray ones. */
  const slow: PictureStore = {
    ...store,
    async *files() {
      yield* store.files();
      await terminateLockHolders(other.db);
      await withAdvisoryLock(other.db, 'pictures', () =>
        createPackage(other.db, packageInput(), [pictureAddress(unused.metadata)]),
      );
    },
  };
  const sweep = withAdvisoryLock(one.db, 'pictures', () => sweepOld(one.db, slow));
  await expect(sweep).rejects.toThrow('Another process has taken the lock of the pictures');
  for (const { name } of [...used.files, ...unused.files]) expect(await store.size(name)).toBeGreaterThan(0);
});
