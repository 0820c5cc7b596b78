import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { deleteForGood } from '#server/entities/trash.ts';
import { createPackage, deletePackage, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { processFakePicture } from './testing/fake-pictures.ts';
import { createFolderStore } from './storage/folder-store.ts';
import { createS3Store } from './storage/s3-store.ts';
import type { PictureStore } from './storage/picture-store.ts';
import { completePicture, createPictureProcessor } from './processing/process-picture.ts';
import { recordPictureFileHashes } from './picture-records.ts';
import { checkPictures, sweepPictures } from './sweep.ts';
import { redCorner } from './testing/picture-samples.ts';
import { sha256 } from '#server/ids.ts';
import { startBucketStub } from './testing/bucket-stub.ts';
import { listAll } from '#server/testing/list-all.ts';
import { day, hour } from '#server/clock.ts';

async function makePicture(text: string) {
  const { metadata, files } = await processFakePicture(Buffer.from(text), text);
  return { address: pictureAddress(metadata), files, names: files.map(({ name }) => name).toSorted() };
}

const namesIn = async (store: PictureStore) => (await listAll(store.list())).toSorted();

const namesInTrash = async (store: PictureStore) =>
  (await listAll(store.trash())).map(({ name }) => name).toSorted();

const stores: Record<string, () => Promise<PictureStore>> = {
  folder: async () => createFolderStore(path.join(await temporaryFolder(), 'pictures')),
  bucket: async () => {
    const { url } = await startBucketStub();
    return createS3Store({ url, accessKeyId: 'key', secretAccessKey: 'secret' });
  },
};

describe.each(Object.entries(stores))('a sweep of a %s', (_, open) => {
  async function opened() {
    const { db } = await temporaryDatabase();
    const store = await open();
    const [used, other, orphan] = [
      await makePicture('used'),
      await makePicture('other'),
      await makePicture('orphan'),
    ];
    await store.put([...used.files, ...other.files, ...orphan.files]);
    const { _id } = await createPackage(db, packageInput(), [used.address]);
    await createPackage(db, packageInput(), [other.address]);
    const now = Date.now() + 2 * day;
    const sweep = (at = now, force = false) => sweepPictures(db, store, { now: at, force });
    return { db, store, used, other, orphan, id: _id, now, sweep };
  }

  test('moves files without a record to the trash and keeps the others', async () => {
    const { store, used, other, orphan, sweep } = await opened();
    expect(await sweep()).toMatchObject({ outcome: 'swept', removed: orphan.names });
    expect(await namesIn(store)).toEqual([...used.names, ...other.names].toSorted());
    expect(await namesInTrash(store)).toEqual(orphan.names);
    expect(await sweep()).toMatchObject({ removed: [], restored: [] });
  });

  test('leaves files that are younger than 24 hours', async () => {
    const { store, sweep } = await opened();
    const before = await namesIn(store);
    expect(await sweep(Date.now() + 23 * hour)).toMatchObject({ outcome: 'swept', removed: [] });
    expect(await namesIn(store)).toEqual(before);
  });

  test('takes nothing when the database has no record, even when it is forced', async () => {
    const { store, now } = await opened();
    const { db } = await temporaryDatabase();
    const before = await namesIn(store);
    for (const force of [false, true])
      expect(await sweepPictures(db, store, { now, force })).toMatchObject({
        outcome: 'refused',
        reason: 'no records',
        unrecorded: before.length,
        files: before.length,
      });
    expect(await namesIn(store)).toEqual(before);
  });

  test('takes nothing when more than half of the files would go, unless it is forced', async () => {
    const { db, store, used, other, orphan, id, now, sweep } = await opened();
    await deletePackage(db, id);
    await deleteForGood(db, 'package', id, now);
    const before = await namesIn(store);
    expect(await sweep()).toMatchObject({ outcome: 'refused', reason: 'more than half' });
    expect(await namesIn(store)).toEqual(before);
    expect(await sweep(now, true)).toMatchObject({ outcome: 'swept' });
    expect(await namesIn(store)).toEqual(other.names);
    expect(await namesInTrash(store)).toEqual([...used.names, ...orphan.names].toSorted());
  });

  test('keeps files in the trash for seven days, and deletes nothing by the time of a clock that has jumped', async () => {
    const { db, store, orphan, now, sweep } = await opened();
    expect(await sweepPictures(db, store, { now: undefined })).toMatchObject({ removed: [] });
    await sweep();
    await sweepPictures(db, store, { now: undefined });
    await sweep(now + 7 * day);
    expect(await namesInTrash(store)).toEqual(orphan.names);
    await sweep(now + 8 * day + hour);
    expect(await namesInTrash(store)).toEqual([]);
    expect(await namesIn(store)).not.toEqual(expect.arrayContaining(orphan.names));
  });

  test('moves files back from the trash once a record names them', async () => {
    const { db, store, orphan, sweep } = await opened();
    const [name = ''] = orphan.names;
    const bytes = await store.read(name);
    await sweep();
    expect(await store.read(name)).toBeUndefined();
    const trashed = (await listAll(store.trash())).find((file) => file.name === name);
    expect(trashed && (await store.readFromTrash(trashed))).toEqual(bytes);
    await createPackage(db, packageInput(), [orphan.address]);
    expect(await sweep()).toMatchObject({ restored: expect.any(Array) });
    expect(await store.read(name)).toEqual(bytes);
    expect(await namesInTrash(store)).toEqual([]);
  });
});

test('leftovers of interrupted writes are removed after 24 hours', async () => {
  const { db } = await temporaryDatabase();
  const folder = await temporaryFolder();
  const store = createFolderStore(folder);
  const { address, files } = await makePicture('used');
  await store.put(files);
  await createPackage(db, packageInput(), [address]);
  await mkdir(path.join(folder, 'aa'), { recursive: true });
  const [old = '', recent = ''] = ['0', '1'].map(
    (digit) => `${'a'.repeat(32)}-320.avif.${digit.repeat(16)}.part`,
  );
  for (const name of [old, recent]) await writeFile(path.join(folder, 'aa', name), 'half');
  const yesterday = new Date(Date.now() - 25 * hour);
  await utimes(path.join(folder, 'aa', old), yesterday, yesterday);
  expect(await sweepPictures(db, store, { now: Date.now() })).toMatchObject({ removed: [old] });
  expect(await readdir(path.join(folder, 'aa'))).toEqual([recent]);
});

const saved = await createPictureProcessor()(await redCorner(400, 300).png().toBuffer(), 'lake.png');
const complete = await completePicture(saved);

async function openChecked({ metadata, files } = complete) {
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
  const { store, files, problems } = await openChecked();
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
  const { store, files, problems } = await openChecked();
  const bytes = await redCorner(300, 300).webp().toBuffer();
  const names = files.filter(({ type }) => type === 'image/webp').map(({ name }) => name);
  await store.put(names.map((name) => ({ name, type: 'image/webp', bytes })));
  expect(await problems()).toEqual(names.map((name) => `${name} damaged`).toSorted());
});

test('a picture that waits for its variants lacks nothing', async () => {
  const { files, problems } = await openChecked(saved);
  expect(files).toHaveLength(2);
  expect(await problems()).toEqual([]);
});
