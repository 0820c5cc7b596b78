import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { createPackage, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createRunExclusive } from '#server/pictures/picture-lock.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { encodeFakeVariants, processFakePicture } from '#server/pictures/testing/fake-pictures.ts';
import type { EncodeVariants } from './encode-variants.ts';
import { queuePictures, readQueueLength } from './picture-queue.ts';
import { createPictureWorker } from './picture-worker.ts';

test('servers work on different pictures, and one takes over that of a server that has ended', async () => {
  const dataDir = await temporaryFolder();
  const [one, other] = [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)];
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  const createWorker = ({ db }: typeof one, encode: EncodeVariants) =>
    createPictureWorker({
      db,
      store,
      encode,
      storageQuota: { requireSpace: () => Promise.resolve() },
      runExclusive: createRunExclusive(db),
      restoreTrashed: () => Promise.resolve(false),
      clock: { now: () => 0 },
      log: pino({ enabled: false }),
      changed: () => undefined,
      completed: () => undefined,
    });
  const hashes: string[] = [];
  for (const text of ['first', 'second']) {
    const { metadata, files } = await processFakePicture(Buffer.from(text), text);
    await store.put(files);
    await createPackage(one.db, packageInput(), [pictureAddress(metadata)], hashes.length);
    await queuePictures(one.db, [{ hash: metadata.hash, bytes: 10, wantsVariants: true }]);
    hashes.push(metadata.hash);
  }
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const hanging = createWorker(one, (_jpeg, picture, signal) => {
    events.emit('begun', picture.hash);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  });
  onTestFinished(() => hanging.stop());
  hanging.start();
  expect(await begun).toEqual(hashes.slice(0, 1));
  const encoded: string[] = [];
  const working = createWorker(other, (jpeg, picture, signal) => {
    encoded.push(picture.hash);
    return encodeFakeVariants(jpeg, picture, signal);
  });
  await working.runDue();
  expect(encoded).toEqual(hashes.slice(1));
  await terminateLockHolders(other.db);
  await working.runDue();
  expect(encoded).toEqual(hashes.toReversed());
  expect(await readQueueLength(other.db)).toEqual({ waiting: 0, failed: 0 });
});
