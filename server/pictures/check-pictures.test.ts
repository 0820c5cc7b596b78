import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { createPackage } from '#server/catalogue/packages.ts';
import { recordPictureFileHashes, hashBytes } from './picture-records.ts';
import { packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { checkPictures } from './check-pictures.ts';
import { createFolderStore } from './storage/folder-store.ts';
import { completePicture, createPictureProcessor } from './processing/process-picture.ts';
import { redCorner } from './testing/picture-samples.ts';

test('missing and damaged files are named, and a whole store has no problems', async () => {
  const { db } = await temporaryDatabase();
  const store = createFolderStore(await temporaryFolder());
  const upload = await redCorner(400, 300).png().toBuffer();
  const { metadata, files } = await completePicture(await createPictureProcessor()(upload, 'lake.png'));
  await store.put(files);
  await createPackage(db, packageInput(), [pictureAddress(metadata)]);
  expect(await checkPictures(db, store)).toEqual({ files: files.length, problems: [] });

  const [missing, ...truncated] = files;
  await store.remove([missing?.name ?? '']);
  await store.put(
    truncated.map((file) => ({ ...file, bytes: file.bytes.subarray(0, -file.bytes.length / 2) })),
  );
  const { problems } = await checkPictures(db, store);
  expect(problems.map(({ name, problem }) => `${name} ${problem}`).toSorted()).toEqual(
    [`${missing?.name} missing`, ...truncated.map(({ name }) => `${name} damaged`)].toSorted(),
  );
});

test('a file is damaged when its bytes are not those that were recorded, though it can be decoded', async () => {
  const { db } = await temporaryDatabase();
  const store = createFolderStore(await temporaryFolder());
  const upload = await redCorner(400, 300).png().toBuffer();
  const { metadata, files } = await completePicture(await createPictureProcessor()(upload, 'lake.png'));
  await store.put(files);
  await createPackage(db, packageInput(), [pictureAddress(metadata)]);
  await recordPictureFileHashes(
    db,
    files.map(({ name, bytes }) => ({ name, sha256: hashBytes(bytes) })),
  );
  expect(await checkPictures(db, store)).toEqual({ files: files.length, problems: [] });

  const other = await redCorner(300, 300).webp().toBuffer();
  const names = files.filter(({ type }) => type === 'image/webp').map(({ name }) => name);
  await store.put(names.map((name) => ({ name, type: 'image/webp', bytes: other })));
  const { problems } = await checkPictures(db, store);
  expect(problems.map(({ name, problem }) => `${name} ${problem}`).toSorted()).toEqual(
    names.map((name) => `${name} damaged`).toSorted(),
  );
});

test('a picture that waits for its variants lacks nothing', async () => {
  const { db } = await temporaryDatabase();
  const store = createFolderStore(await temporaryFolder());
  const upload = await redCorner(400, 300).png().toBuffer();
  const { metadata, files } = await createPictureProcessor()(upload, 'lake.png');
  await store.put(files);
  await createPackage(db, packageInput(), [pictureAddress(metadata)]);
  await recordPictureFileHashes(
    db,
    files.map(({ name, bytes }) => ({ name, sha256: hashBytes(bytes) })),
  );
  expect(await checkPictures(db, store)).toEqual({ files: 2, problems: [] });
});
