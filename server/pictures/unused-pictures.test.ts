import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { createPackage, deletePackage } from '#server/catalogue/packages.ts';
import { packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { deleteForGood } from '#server/catalogue/trash.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createFolderStore } from './storage/folder-store.ts';
import type { PictureStore } from './storage/picture-store.ts';
import { processFakePicture } from './testing/fake-pictures.ts';
import { hasUnusedPictures, moveUnusedPictures } from './unused-pictures.ts';

const now = Date.UTC(2026, 10, 22);

async function makePicture(text: string) {
  const { metadata, files } = await processFakePicture(Buffer.from(text), text);
  return { address: pictureAddress(metadata), files, names: files.map(({ name }) => name).toSorted() };
}

async function listed(names: AsyncIterable<string | { readonly name: string }>): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of names) found.push(typeof entry === 'string' ? entry : entry.name);
  return found.toSorted();
}

async function opened() {
  const { db } = await temporaryDatabase();
  const store = createFolderStore(path.join(await temporaryFolder(), 'pictures'));
  const [kept, gone] = [await makePicture('kept'), await makePicture('gone')];
  await store.put([...kept.files, ...gone.files]);
  await createPackage(db, packageInput(), [kept.address]);
  const { _id } = await createPackage(db, packageInput(), [gone.address, kept.address]);
  await deletePackage(db, _id, 1);
  const purge = () => deleteForGood(db, 'package', _id, 2);
  return { db, store, kept, gone, purge };
}

test('the pictures of a deleted package stay; deleted for good, those that nothing uses go to the trash folder', async () => {
  const { db, store, kept, gone, purge } = await opened();
  expect(await hasUnusedPictures(db)).toBe(false);
  expect(await moveUnusedPictures(db, store, now)).toEqual({ outcome: 'moved', pictures: [] });
  expect(await listed(store.list())).toEqual([...kept.names, ...gone.names].toSorted());
  await purge();
  expect(await hasUnusedPictures(db)).toBe(true);
  expect(await moveUnusedPictures(db, store, now)).toMatchObject({
    outcome: 'moved',
    pictures: [{ width: 40 }],
  });
  expect(await listed(store.list())).toEqual(kept.names);
  expect(await listed(store.trash())).toEqual(gone.names);
  expect(await hasUnusedPictures(db)).toBe(false);
});

test('a picture that was saved again since stays', async () => {
  const { db, store, kept, gone, purge } = await opened();
  await purge();
  await createPackage(db, packageInput(), [gone.address]);
  expect(await moveUnusedPictures(db, store, now)).toEqual({ outcome: 'moved', pictures: [] });
  expect(await listed(store.list())).toEqual([...kept.names, ...gone.names].toSorted());
  expect(await hasUnusedPictures(db)).toBe(false);
});

test('a move that fails is repeated by the next run', async () => {
  const { db, store, gone, purge } = await opened();
  await purge();
  const failing: PictureStore = { ...store, moveToTrash: () => Promise.reject(new Error('broken')) };
  await expect(moveUnusedPictures(db, failing, now)).rejects.toThrow('broken');
  expect(await hasUnusedPictures(db)).toBe(true);
  await moveUnusedPictures(db, store, now);
  expect(await listed(store.trash())).toEqual(gone.names);
});

test('takes nothing from a store most of whose pictures the database does not know', async () => {
  const { db, store, purge } = await opened();
  await purge();
  const others = await Promise.all(['one', 'two', 'three'].map(makePicture));
  await store.put(others.flatMap(({ files }) => files));
  const before = await listed(store.list());
  expect(await moveUnusedPictures(db, store, now)).toEqual({ outcome: 'refused', strays: 12, files: 20 });
  expect(await listed(store.list())).toEqual(before);
  expect(await hasUnusedPictures(db)).toBe(true);
});
