import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { addMissingPreviews } from './missing-previews.ts';
import { createPictureProcessor } from './processing/process-picture.ts';
import { createFolderStore } from './storage/folder-store.ts';
import { previewFileName } from './storage/picture-file-names.ts';

async function storedByFirstVersion() {
  const { db } = await temporaryDatabase();
  const store = createFolderStore(await temporaryFolder());
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const { metadata, files } = await createPictureProcessor()(bytes, 'lake.png');
  const preview = previewFileName(metadata.hash);
  await store.put(files.filter(({ name }) => name !== preview));
  await db
    .insertInto('pictures')
    .values({ ...metadata, created_at: 1 })
    .execute();
  return { db, store, preview, hash: metadata.hash, made: files.find(({ name }) => name === preview)?.bytes };
}

test('a picture of the first version gets the preview that a new one has, once', async () => {
  const { db, store, preview, made } = await storedByFirstVersion();
  expect(await addMissingPreviews(db, store)).toBe(1);
  const [added, expected] = [await store.read(preview), made].map((bytes) => sharp(bytes).metadata());
  const { width, height, format } = (await added) ?? {};
  expect(await expected).toMatchObject({ width, height, format });
  expect(await addMissingPreviews(db, store)).toBe(0);
});

test('pictures whose files are recorded are left alone, without listing the store', async () => {
  const { db, store, preview, hash } = await storedByFirstVersion();
  await db.insertInto('picture_files').values({ name: preview, hash, sha256: '' }).execute();
  expect(await addMissingPreviews(db, { ...store, list: failToList })).toBe(0);
});

function failToList(): never {
  throw new Error('The store was listed');
}
