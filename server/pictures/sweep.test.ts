import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { createPackage, deletePackage } from '#server/data/packages.ts';
import { packageInput } from '#server/data/testing/samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/data/testing/temporary.ts';
import { createFolderStore } from './folder-store.ts';
import { createPictureProcessor } from './process.ts';
import { sweepPictures } from './sweep.ts';
import { redCorner } from './testing/uploads.ts';

async function stored(side: number) {
  const upload = await redCorner(side, side).png().toBuffer();
  const { facts, files } = await createPictureProcessor()(upload, 'lake.png');
  return { address: pictureAddress(facts), files, names: files.map(({ name }) => name).toSorted() };
}

test('files with a record stay, files without one and leftovers go', async () => {
  const { db } = await temporaryDatabase();
  const folder = await temporaryFolder();
  const store = createFolderStore(folder);
  const [used, orphan] = [await stored(10), await stored(11)];
  await store.put([...used.files, ...orphan.files]);
  await createPackage(db, packageInput(), [used.address]);
  await mkdir(path.join(folder, 'aa'), { recursive: true });
  const leftover = `${'a'.repeat(32)}-320.avif.0123456789abcdef.part`;
  await writeFile(path.join(folder, 'aa', leftover), 'half');

  const removed = await sweepPictures(db, store);

  expect(removed.toSorted()).toEqual([...orphan.names, leftover].toSorted());
  for (const name of used.names) expect(await store.has(name)).toBe(true);
  for (const name of orphan.names) expect(await store.has(name)).toBe(false);
  expect(await readdir(path.join(folder, 'aa'))).toEqual([]);
  expect(await sweepPictures(db, store)).toEqual([]);
});

test('the files of a deleted package go with the next sweep', async () => {
  const { db } = await temporaryDatabase();
  const store = createFolderStore(await temporaryFolder());
  const picture = await stored(12);
  await store.put(picture.files);
  const { _id } = await createPackage(db, packageInput(), [picture.address]);
  await deletePackage(db, _id);
  expect((await sweepPictures(db, store)).toSorted()).toEqual(picture.names);
});
