import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { recordPictureFileHashes } from './picture-records.ts';
import { createPackage, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { checkPictures } from './check-pictures.ts';
import { createFolderStore } from './storage/folder-store.ts';
import { completePicture, createPictureProcessor } from './processing/process-picture.ts';
import { redCorner } from './testing/picture-samples.ts';
import { sha256 } from '#server/ids.ts';

const saved = await createPictureProcessor()(await redCorner(400, 300).png().toBuffer(), 'lake.png');
const complete = await completePicture(saved);

async function opened({ metadata, files } = complete) {
  const { db } = await temporaryDatabase();
  const store = createFolderStore(await temporaryFolder());
  await store.put(files);
  await createPackage(db, packageInput(), [pictureAddress(metadata)]);
  const hashes = files.map(({ name, bytes }) => ({ name, sha256: sha256(bytes) }));
  await recordPictureFileHashes(db, hashes);
  const problems = async () => {
    const found = await checkPictures(db, store);
    return found.problems.map(({ name, problem }) => `${name} ${problem}`).toSorted();
  };
  expect(await checkPictures(db, store)).toEqual({ files: files.length, problems: [] });
  return { store, files, problems };
}

test('missing and damaged files are named', async () => {
  const { store, files, problems } = await opened();
  const [missing, ...truncated] = files;
  await store.remove([missing?.name ?? '']);
  await store.put(
    truncated.map((file) => ({ ...file, bytes: file.bytes.subarray(0, -file.bytes.length / 2) })),
  );
  expect(await problems()).toEqual(
    [`${missing?.name} missing`, ...truncated.map(({ name }) => `${name} damaged`)].toSorted(),
  );
});

test('a file is damaged when its bytes are not those that were recorded, though it can be decoded', async () => {
  const { store, files, problems } = await opened();
  const bytes = await redCorner(300, 300).webp().toBuffer();
  const names = files.filter(({ type }) => type === 'image/webp').map(({ name }) => name);
  await store.put(names.map((name) => ({ name, type: 'image/webp', bytes })));
  expect(await problems()).toEqual(names.map((name) => `${name} damaged`).toSorted());
});

test('a picture that waits for its variants lacks nothing', async () => {
  const { files, problems } = await opened(saved);
  expect(files).toHaveLength(2);
  expect(await problems()).toEqual([]);
});
