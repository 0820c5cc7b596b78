import path from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { logOptions } from '#server/log.ts';
import { createRunExclusive } from '#server/pictures/picture-records.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import type { EncodeVariants } from '#server/pictures/variants/encoder.ts';
import { queuePictures } from '#server/pictures/variants/picture-queue.ts';
import { createPictureWorker } from '#server/pictures/variants/picture-worker.ts';
import { listAll } from '#server/testing/list-all.ts';
import { encodeFakeVariants, processFakePicture } from './fake-pictures.ts';

/** A worker that is not started, on a database and a folder of pictures. @param dataDir one that several workers share */
export async function openWorker(encode: EncodeVariants = encodeFakeVariants, dataDir?: string) {
  const folder = dataDir ?? (await temporaryFolder());
  const { db } = await temporaryDatabase(folder);
  const store = createFolderStore(path.join(folder, 'pictures'));
  const lines: string[] = [];
  let time = Date.UTC(2027, 0, 1);
  const changes: string[] = [];
  const completions: number[] = [];
  const deps = {
    db,
    store,
    encode,
    storageQuota: { requireSpace: () => Promise.resolve() },
    runExclusive: createRunExclusive(db),
    restoreTrashed: () => Promise.resolve(false),
    clock: { now: () => time },
    log: pino(logOptions, { write: (line) => void lines.push(line) }),
    changed: ({ hash }: { readonly hash: string }) => void changes.push(hash),
    completed: () => void completions.push(time),
  };
  const worker = createPictureWorker(deps);
  onTestFinished(() => worker.stop());
  const save = async (text: string) => {
    const { metadata, files } = await processFakePicture(Buffer.from(text), text);
    await store.put(files);
    const { _id: id } = await createPackage(db, packageInput(), [pictureAddress(metadata)], (time += 1));
    await queuePictures(db, [{ hash: metadata.hash, bytes: 10, wantsVariants: true }]);
    return { ...metadata, id };
  };
  const stored = async () => (await listAll(store.list())).toSorted();
  const trashed = async () => (await listAll(store.trash())).map(({ name }) => name).toSorted();
  const pass = (ms: number) => (time += ms);
  return { db, store, deps, worker, save, stored, trashed, changes, completions, lines, pass };
}
