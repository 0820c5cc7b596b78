import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { deleteForGood } from '#server/entities/trash.ts';
import type { Db } from '#server/database/schema.ts';
import { createPackage, deletePackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { listPictureFileHashes } from '#server/pictures/picture-records.ts';
import { masterFileNames, pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { createRestoreTrashed } from '#server/pictures/trashed-pictures.ts';
import { encodeFakeVariants } from '#server/pictures/testing/fake-pictures.ts';
import { openWorker } from '#server/pictures/testing/open-worker.ts';
import { EncodingFailed } from './encoder.ts';
import { listDue, readQueueLength, retryPause } from './picture-queue.ts';
import { createPictureWorker } from './picture-worker.ts';

const fail = () => Promise.reject(new Error('no space left'));
const failEncoding = () => Promise.reject(new EncodingFailed('no such pixels'));

test('makes the variants of all pictures in the order in which they came, and records their files', async () => {
  const order: string[] = [];
  const { db, worker, save, stored, changes } = await openWorker((jpeg, picture, signal) => {
    order.push(picture.hash);
    return encodeFakeVariants(jpeg, picture, signal);
  });
  const [one, two] = [await save('one'), await save('two')];
  await worker.runDue();
  const names = [...pictureFileNames(one), ...pictureFileNames(two)].toSorted();
  expect(order).toEqual([one.hash, two.hash]);
  expect(await stored()).toEqual(names);
  const variants = names.filter((name) => ![...masterFileNames(one), ...masterFileNames(two)].includes(name));
  expect([...(await listPictureFileHashes(db)).keys()].toSorted()).toEqual(variants);
  expect(changes).toEqual([one.hash, two.hash]);
  expect(await readQueueLength(db)).toEqual({ waiting: 0, failed: 0 });
});

test('rendered pages, which contain the smallest variant, are made anew once, when the last picture has its variants or is given up', async () => {
  const { db, deps, worker, save, completions, pass } = await openWorker();
  const failing = createPictureWorker({ ...deps, encode: failEncoding });
  const readVersion = async () =>
    (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
  const renewalsBy = async ({ runDue }: typeof worker) => {
    const [version, calls] = [await readVersion(), completions.length];
    await runDue();
    return [(await readVersion()) - version, completions.length - calls];
  };
  await save('one');
  expect(await renewalsBy(failing)).toEqual([0, 0]);
  await save('two');
  expect(await renewalsBy(worker)).toEqual([0, 0]);
  for (const renewals of [0, 1]) {
    pass(retryPause);
    expect(await renewalsBy(failing)).toEqual([renewals, renewals]);
  }
  await save('three');
  await save('four');
  expect(await renewalsBy(worker)).toEqual([1, 1]);
  expect(await renewalsBy(worker)).toEqual([0, 0]);
});

test('a picture that fails waits for a minute each time, keeps its JPEG after the third and is logged, and the others are made', async () => {
  let tries = 0;
  const { db, worker, save, stored, lines, pass } = await openWorker((jpeg, picture, signal) => {
    if (picture.hash !== bad.hash) return encodeFakeVariants(jpeg, picture, signal);
    tries += 1;
    return failEncoding();
  });
  const bad = await save('bad');
  const good = await save('good');
  for (const triesBy of [1, 2, 3, 3]) {
    await worker.runDue();
    pass(retryPause - 1);
    await worker.runDue();
    expect(tries).toBe(triesBy);
    pass(1);
  }
  expect(await stored()).toEqual([...masterFileNames(bad), ...pictureFileNames(good)].toSorted());
  expect(await readQueueLength(db)).toEqual({ waiting: 0, failed: 1 });
  const kept = lines.filter((line) => line.includes('picture kept as JPEG only'));
  expect(kept).toHaveLength(1);
  expect(JSON.parse(kept[0] ?? '')).toMatchObject({ level: 50, hash: bad.hash, tries: 3 });
});

test('files that the disk does not give hold up no other picture', async () => {
  const { db, deps, store, save, pass } = await openWorker();
  const bad = [await save('bad'), await save('worse')];
  for (const text of ['one', 'two']) await save(text);
  const read = (name: string) => (bad.some(({ hash }) => name.startsWith(hash)) ? fail() : store.read(name));
  const worker = createPictureWorker({ ...deps, store: { ...store, read } });
  for (let round = 0; round < 4; round += 1) {
    await expect(worker.runDue()).rejects.toThrow('no space left');
    pass(retryPause / 2);
  }
  expect(await readQueueLength(db)).toEqual({ waiting: 2, failed: 0 });
});

test('a JPEG that is missing counts as a failure, unless it can be brought back from the trash', async () => {
  const { db, deps, store, save, pass } = await openWorker();
  const worker = createPictureWorker({ ...deps, restoreTrashed: createRestoreTrashed(deps) });
  const [gone, trashed] = [await save('gone'), await save('trashed')];
  await store.remove(masterFileNames(gone));
  await store.moveToTrash(masterFileNames(trashed), '2027-01-01');
  for (let round = 0; round < 3; round += 1) {
    await worker.runDue();
    pass(retryPause);
  }
  expect(await readQueueLength(db)).toEqual({ waiting: 0, failed: 1 });
});

test.each(['put', 'encode'] as const)(
  'a failure of the store or the encoder as a whole (%s) is not counted, and the picture is made when it works again',
  async (what) => {
    const { db, deps, save, stored, pass } = await openWorker();
    const picture = await save('one');
    const failing = what === 'put' ? { store: { ...deps.store, put: fail } } : { encode: fail };
    const worker = createPictureWorker({ ...deps, ...failing });
    for (let round = 0; round < 5; round += 1) {
      await expect(worker.runDue()).rejects.toThrow('no space left');
      pass(retryPause);
    }
    expect(await readQueueLength(db)).toEqual({ waiting: 1, failed: 0 });
    await createPictureWorker(deps).runDue();
    expect(await readQueueLength(db)).toEqual({ waiting: 0, failed: 0 });
    expect(await stored()).toEqual(pictureFileNames(picture).toSorted());
  },
);

test.each(['encoded', 'stored'])(
  'a picture that is deleted while it is %s leaves no file behind',
  async (when) => {
    const { db, deps, store, save, stored, trashed } = await openWorker();
    const { id, ...picture } = await save('one');
    const encode: typeof encodeFakeVariants = async (...job) => {
      if (when === 'encoded') await deleteWithTrash(db, id);
      return encodeFakeVariants(...job);
    };
    const put: PictureStore['put'] = async (files) => {
      await store.put(files);
      await deleteWithTrash(db, id);
    };
    await createPictureWorker({ ...deps, encode, store: { ...store, put } }).runDue();
    expect(await stored()).toEqual([]);
    const names = when === 'encoded' ? masterFileNames(picture) : pictureFileNames(picture);
    expect(await trashed()).toEqual(names.toSorted());
  },
);

test('the files of a deleted picture go to the trash at once, unless it is used again by then', async () => {
  const { db, worker, save, stored, trashed, changes } = await openWorker();
  const [gone, kept] = [await save('gone'), await save('kept')];
  await worker.runDue();
  changes.length = 0;
  await deleteWithTrash(db, gone.id);
  await deleteWithTrash(db, kept.id);
  await createPackage(db, packageInput(), [pictureAddress(kept)]);
  await worker.runDue();
  expect(await stored()).toEqual(pictureFileNames(kept).toSorted());
  expect(await trashed()).toEqual(pictureFileNames(gone).toSorted());
  expect(changes).toEqual([gone.hash]);
  expect(await db.selectFrom('removed_pictures').selectAll().execute()).toEqual([]);
});

test('a move to the trash that failed is repeated', async () => {
  const { db, deps, save, store } = await openWorker();
  const picture = await save('one');
  await deleteWithTrash(db, picture.id);
  const failing = { ...store, moveToTrash: () => fail() };
  await expect(createPictureWorker({ ...deps, store: failing }).runDue()).rejects.toThrow('no space left');
  await createPictureWorker(deps).runDue();
  expect(await store.read(masterFileNames(picture)[0] ?? '')).toBeUndefined();
});

test('a worker that stops leaves its picture waiting, uncounted, and wakes up no more', async () => {
  const events = new EventEmitter();
  const hasStarted = once(events, 'encoding');
  const { db, deps, worker, save } = await openWorker((_jpeg, _picture, signal) => {
    events.emit('encoding');
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new EncodingFailed('killed')));
    });
  });
  await save('one');
  worker.start();
  await hasStarted;
  await worker.stop();
  worker.wake();
  expect(await listDue(db, deps.clock.now())).toHaveLength(1);
  expect(await db.selectFrom('pictures').select('encode_tries').execute()).toEqual([{ encode_tries: 0 }]);
});

test('a worker that has started looks for work when it is woken, also after a failure', async () => {
  let failures = 1;
  const { db, worker, save, lines, pass } = await openWorker((...job) =>
    failures-- > 0 ? fail() : encodeFakeVariants(...job),
  );
  worker.start();
  await save('one');
  worker.wake();
  await expect.poll(() => lines.join('')).toContain('work on stored pictures failed');
  pass(retryPause);
  worker.wake();
  await expect.poll(() => readQueueLength(db)).toEqual({ waiting: 0, failed: 0 });
});

/** Out of the trash as well, where its pictures would be in use. */
async function deleteWithTrash(db: Db, id: string): Promise<void> {
  await deletePackage(db, id);
  await deleteForGood(db, 'package', id, 0);
}
