import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { createPackage } from '#server/data/packages.ts';
import { endLockHolders } from '#server/data/testing/end-lock-holders.ts';
import { packageInput } from '#server/data/testing/samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/data/testing/temporary.ts';
import { inTurn } from '#server/data/turns.ts';
import { tinyPictures } from '#server/torture/tiny-pictures.ts';
import { createFolderStore } from './folder-store.ts';
import type { PictureStore } from './store.ts';
import { sweepOld } from './testing/sweep-old.ts';

test('a sweep whose lock another process has taken since moves no file', async () => {
  const dataDir = await temporaryFolder();
  const [one, other] = [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)];
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  const [shown, stray] = [
    await tinyPictures(Buffer.from('shown'), 'shown'),
    await tinyPictures(Buffer.from('stray'), 'stray'),
  ];
  await store.put([...shown.files, ...stray.files]);
  await createPackage(one.db, packageInput(), [pictureAddress(shown.facts)]);
  /** Lists the files; then another process saves a package that uses the stray ones. */
  const slow: PictureStore = {
    ...store,
    async *files() {
      yield* store.files();
      await endLockHolders(other.db);
      await inTurn(other.db, 'pictures', () =>
        createPackage(other.db, packageInput(), [pictureAddress(stray.facts)]),
      );
    },
  };
  const swept = inTurn(one.db, 'pictures', () => sweepOld(one.db, slow));
  await expect(swept).rejects.toThrow('Another process has taken the lock of the pictures');
  for (const { name } of [...shown.files, ...stray.files]) expect(await store.size(name)).toBeGreaterThan(0);
});
