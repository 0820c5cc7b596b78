import { setTimeout as pause } from 'node:timers/promises';
import type { PictureMetadata } from '#contract/pictures.ts';
import type { Clock } from '#server/clock.ts';
import { tryAdvisoryLock } from '#server/database/advisory-locks.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';
import { type RunExclusive, recordPictureFileHashes } from '#server/pictures/picture-records.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import { type RestoreTrashed, trashRemovedPictures } from '#server/pictures/trashed-pictures.ts';
import { pictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import type { StorageQuota } from '#server/pictures/storage/storage-quota.ts';
import { EncodingFailed, type EncodeVariants } from './encoder.ts';
import { isDue, listDue, markReady, maxTries, noteFailure, readQueueLength } from './picture-queue.ts';
import { sha256 } from '#server/ids.ts';

/** ms after which an idle worker looks for work of other servers, and for what failed. */
const interval = 30_000;

interface PictureWorkerDeps {
  readonly db: Db;
  readonly store: PictureStore;
  readonly encode: EncodeVariants;
  readonly storageQuota: Pick<StorageQuota, 'requireSpace'>;
  readonly runExclusive: RunExclusive;
  readonly restoreTrashed: RestoreTrashed;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Called when the files of a picture have changed. */
  readonly changed: (picture: PictureMetadata) => void;
  /** Called when the last waiting picture has its variants, of which rendered pages contain the smallest. */
  readonly completed: () => void;
}

/** Makes the variants of stored pictures, one picture at a time, and moves files of deleted pictures to the trash. */
export function createPictureWorker(deps: PictureWorkerDeps) {
  const { db, store, encode, storageQuota, runExclusive, restoreTrashed, clock, log, changed, completed } =
    deps;
  const stopping = new AbortController();
  /** Ends the pause that follows the work under way. */
  let waking = new AbortController();
  let loop: Promise<void> | undefined;

  const runDue = async () => {
    while (!stopping.signal.aborted) {
      const hasTrashed = await trashRemovedPictures(deps);
      const hasTried = await tryNext();
      if (!hasTrashed && !hasTried) return;
    }
  };

  const runForever = async () => {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      try {
        await runDue();
      } catch (cause) {
        log.error({ event: 'work on stored pictures failed', error: cause });
        if (!stopping.signal.aborted) waking = new AbortController();
      }
      await pause(interval, undefined, { ref: false, signal: waking.signal }).catch(() => undefined);
    }
  };

  return {
    start: (): void => {
      loop ??= runForever();
    },
    /** Looks for work at once instead of at the next interval. */
    wake: () => waking.abort(),
    /** Does all work that is due. @throws when database or store fail */
    runDue,
    /** Interrupts the work, which another server or the next start takes up. */
    stop: async () => {
      stopping.abort();
      waking.abort();
      await loop;
    },
  };

  /** Tries the first one that no other server works on. @returns whether there was one */
  async function tryNext(): Promise<boolean> {
    for (const picture of await listDue(db, clock.now())) {
      const unlock = await tryAdvisoryLock(db, `picture ${picture.hash}`);
      if (!unlock) continue;
      try {
        // Another server may have tried it since the list was read.
        if (await isDue(db, clock.now(), picture.hash)) await makeReady(picture);
        return true;
      } finally {
        await unlock();
      }
    }
    return false;
  }

  /** @throws when the disk, the store or the database fail, which is no fault of the picture */
  async function makeReady(picture: PictureMetadata): Promise<void> {
    const { hash } = picture;
    const startedAt = performance.now();
    try {
      const files = await makeVariants(picture);
      await runExclusive((lock) => storeVariants(lock, hash, files), 'low');
      log.info({ event: 'picture encoded', hash, ms: Math.round(performance.now() - startedAt) });
    } catch (error) {
      if (stopping.signal.aborted) return;
      const isFault = error instanceof EncodingFailed;
      const tries = await noteFailure(db, clock.now(), hash, isFault);
      if (!isFault) throw error;
      if (tries !== maxTries) {
        log.warn({ event: 'picture not encoded', hash, tries, error });
        return;
      }
      log.error({ event: 'picture kept as JPEG only', hash, tries, error });
    }
    changed(picture);
    if ((await readQueueLength(db)).waiting > 0) return;
    await runWriteTransaction(db, incrementCatalogueVersion);
    completed();
  }

  async function makeVariants(picture: PictureMetadata): Promise<readonly PictureFile[]> {
    const name = pictureFileName(picture.hash, picture.width, 'jpg');
    let jpeg = await store.read(name);
    if (!jpeg && (await restoreTrashed(picture))) jpeg = await store.read(name);
    if (!jpeg) throw new EncodingFailed('Its JPEG is missing');
    return encode(jpeg, picture, stopping.signal);
  }

  /** Under the lock of saves, so that no file of a deleted picture is put back. */
  async function storeVariants(lock: Db, hash: string, files: readonly PictureFile[]): Promise<void> {
    if (!(await isDue(lock, clock.now(), hash))) return;
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    await storageQuota.requireSpace(lock, { pictures: 0, files: bytes });
    await store.put(files);
    const hashes = files.map((file) => ({ name: file.name, sha256: sha256(file.bytes) }));
    await runWriteTransaction(lock, async (trx) => {
      // Deleted meanwhile, the picture is in the list of removed pictures, and its files go to the trash next.
      if (await markReady(trx, hash, bytes)) await recordPictureFileHashes(trx, hashes);
    });
  }
}
