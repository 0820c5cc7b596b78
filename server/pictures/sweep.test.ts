import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { deleteForGood } from '#server/entities/trash.ts';
import { createPackage, deletePackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { processFakePicture } from './testing/fake-pictures.ts';
import { createFolderStore } from './storage/folder-store.ts';
import { createS3Store } from './storage/s3-store.ts';
import type { PictureStore } from './storage/picture-store.ts';
import { recordPictureFileHashes } from './picture-records.ts';
import { checkPictures, sweepPictures } from './sweep.ts';
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
    const kept = [...used.names, ...other.names].toSorted();
    return { db, store, used, other, orphan, kept, id: _id, now, sweep };
  }

  test('moves files without a record that are older than 24 hours to the trash, and back once a record names them', async () => {
    const { db, store, orphan, kept, sweep } = await opened();
    const all = await namesIn(store);
    expect(await sweep(Date.now() + 23 * hour)).toMatchObject({ outcome: 'swept', removed: [] });
    expect(await namesIn(store)).toEqual(all);
    const [name = ''] = orphan.names;
    const bytes = await store.read(name);

    expect(await sweep()).toMatchObject({ outcome: 'swept', removed: orphan.names, restored: [] });
    expect(await namesIn(store)).toEqual(kept);
    expect(await namesInTrash(store)).toEqual(orphan.names);
    expect(await sweep()).toMatchObject({ removed: [], restored: [] });
    expect(await store.read(name)).toBeUndefined();
    const trashed = (await listAll(store.trash())).find((file) => file.name === name);
    expect(trashed && (await store.readFromTrash(trashed))).toEqual(bytes);

    await createPackage(db, packageInput(), [orphan.address]);
    expect((await sweep()).outcome).toBe('swept');
    expect(await namesIn(store)).toEqual(all);
    expect(await store.read(name)).toEqual(bytes);
    expect(await namesInTrash(store)).toEqual([]);
  });

  test('takes nothing when the database has no record, even when it is forced', async () => {
    const { store, now } = await opened();
    const { db } = await temporaryDatabase();
    const before = await namesIn(store);
    const { length } = before;
    const refusal = { outcome: 'refused', reason: 'no records', unrecorded: length, files: length };
    for (const force of [false, true])
      expect(await sweepPictures(db, store, { now, force })).toEqual(refusal);
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
    const { db, store, orphan, kept, now, sweep } = await opened();
    expect(await sweepPictures(db, store, { now: undefined })).toMatchObject({ removed: [] });
    await sweep();
    await sweepPictures(db, store, { now: undefined });
    await sweep(now + 7 * day);
    expect(await namesInTrash(store)).toEqual(orphan.names);
    await sweep(now + 8 * day + hour);
    expect(await namesInTrash(store)).toEqual([]);
    expect(await namesIn(store)).toEqual(kept);
  });
});

test('leftovers of interrupted writes are removed after 24 hours, and foreign files are left alone', async () => {
  const { db } = await temporaryDatabase();
  const folder = await temporaryFolder();
  const store = createFolderStore(folder);
  const { address, files, names } = await makePicture('used');
  await store.put(files);
  await createPackage(db, packageInput(), [address]);
  const [old = '', recent = ''] = ['0', '1'].map(
    (digit) => `${'a'.repeat(32)}-320.avif.${digit.repeat(16)}.part`,
  );
  await mkdir(path.join(folder, 'aa'));
  for (const name of [old, recent, 'README']) await writeFile(path.join(folder, 'aa', name), 'half');
  const yesterday = new Date(Date.now() - 25 * hour);
  for (const name of [old, 'README']) await utimes(path.join(folder, 'aa', name), yesterday, yesterday);
  expect(await store.read(old)).toBeUndefined();
  expect(await sweepPictures(db, store, { now: Date.now() })).toMatchObject({ removed: [old] });
  expect(await namesIn(store)).toEqual([recent, ...names].toSorted());
  expect((await readdir(path.join(folder, 'aa'))).toSorted()).toEqual(['README', recent]);
});

test('a check names missing and changed files, and misses no variants that are still to be made', async () => {
  const { db } = await temporaryDatabase();
  const store = createFolderStore(await temporaryFolder());
  const { address, files } = await makePicture('lake');
  await store.put(files);
  await createPackage(db, packageInput(), [address]);
  const hashes = files.map(({ name, bytes }) => ({ name, sha256: sha256(bytes) }));
  await recordPictureFileHashes(db, hashes);
  expect(await checkPictures(db, store)).toEqual({ files: 2, problems: [] });
  const [jpeg, preview] = files;
  if (!jpeg || !preview) throw new Error('A picture has two files before its variants');
  await store.remove([jpeg.name]);
  await store.put([{ ...preview, bytes: preview.bytes.subarray(1) }]);
  expect((await checkPictures(db, store)).problems).toEqual([
    { name: jpeg.name, problem: 'missing' },
    { name: preview.name, problem: 'damaged' },
  ]);
});
