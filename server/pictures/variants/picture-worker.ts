import type { Kysely } from 'kysely';
import type { PictureMetadata } from '#contract/pictures.ts';
import type { Clock } from '#server/clock.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';
import { recordPictureFileHashes } from '#server/pictures/picture-records.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import type { Queue } from '#server/pictures/processing/queue.ts';
import { pictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import type { StorageQuota } from '#server/pictures/storage/storage-quota.ts';
import { EncodingFailed, type EncodeVariants } from './encode-variants.ts';
import {
  countFailure,
  isWaiting,
  leaseNext,
  leaseTime,
  markReady,
  readQueueLength,
  maxTries,
  releaseLease,
  renewLease,
  type LeasedPicture,
} from './picture-queue.ts';
import { trashRemovedPictures } from './removed-pictures.ts';
import { sha256 } from '#server/hashes.ts';

/** ms after which an idle worker looks for work of other servers, and for what failed. */
const interval = 30_000;

export interface PictureWorkerDeps {
  readonly db: Kysely<Schema>;
  readonly store: PictureStore;
  readonly encode: EncodeVariants;
  readonly storageQuota: Pick<StorageQuota, 'requireSpace'>;
  /** The queue of saves with pictures. */
  readonly runExclusive: Queue;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Called when the files of a picture have changed. */
  readonly changed: (picture: PictureMetadata) => void;
  /** Called when the last waiting picture has its variants, of which rendered pages contain the smallest. */
  readonly completed: () => void;
}

/** Makes the variants of stored pictures, one picture at a time, and moves files of deleted pictures to the trash. */
export interface PictureWorker {
  start(): void;
  /** Looks for work at once instead of at the next interval. */
  wake(): void;
  /** Does all work that is due. @throws when database or store fail */
  runDue(): Promise<void>;
  /** Interrupts the work, which another server or the next start takes up. */
  stop(): Promise<void>;
}

export function createPictureWorker(deps: PictureWorkerDeps): PictureWorker {
  const { db, store, encode, storageQuota, runExclusive, clock, log, changed, completed } = deps;
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;
  let wakeUp: (() => void) | undefined;
  let isWoken = false;

  const runDue = async () => {
    let next: LeasedPicture | undefined;
    try {
      while (!stopping.signal.aborted) {
        const hasTrashed = await trashRemovedPictures({ ...deps, removed: changed });
        const picture = next ?? (await leaseNext(db, clock));
        next = undefined;
        if (picture) next = await makeReady(picture);
        else if (!hasTrashed) return;
      }
    } finally {
      if (next) await releaseLease(db, next);
    }
  };

  const runForever = async () => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      try {
        await runDue();
      } catch (cause) {
        log.error({ event: 'work on stored pictures failed', error: cause });
        isWoken = false;
      }
      await rest();
    }
  };

  /** Until there is work, or the interval has passed. */
  const rest = () =>
    new Promise<void>((resolve) => {
      if (isWoken || stopping.signal.aborted) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, interval);
      timer.unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const wake = () => {
    isWoken = true;
    wakeUp?.();
  };

  return {
    start: () => {
      loop ??= runForever();
    },
    wake,
    runDue,
    stop: async () => {
      stopping.abort();
      wake();
      await loop;
    },
  };

  /** @returns the picture that is leased next, if any */
  async function makeReady(picture: LeasedPicture): Promise<LeasedPicture | undefined> {
    const renewal = setInterval(
      () => void renewLease(db, clock, picture).catch(() => undefined),
      leaseTime / 3,
    );
    renewal.unref();
    const startedAt = performance.now();
    try {
      const files = await makeVariants(picture);
      const next = await runExclusive(() => storeVariants(picture, files), 'low');
      log.info({
        event: 'picture encoded',
        hash: picture.hash,
        ms: Math.round(performance.now() - startedAt),
      });
      return next;
    } catch (cause) {
      if (stopping.signal.aborted) await releaseLease(db, picture);
      else if (cause instanceof EncodingFailed) await recordFailure(picture, cause);
      // The disk, the store or the database: no fault of the picture, which is tried again when its lease has ended.
      else throw cause;
    } finally {
      clearInterval(renewal);
    }
    return undefined;
  }

  async function makeVariants(picture: LeasedPicture): Promise<readonly PictureFile[]> {
    const jpeg = await store.read(pictureFileName(picture.hash, picture.width, 'jpg'));
    if (!jpeg) throw new EncodingFailed('Its JPEG is missing');
    return encode(jpeg, picture, stopping.signal);
  }

  /** Runs under the lock of saves with pictures, so that no file of a deleted picture is put back. */
  async function storeVariants(
    picture: PictureMetadata,
    files: readonly PictureFile[],
  ): Promise<LeasedPicture | undefined> {
    if (!(await isWaiting(db, picture.hash))) return undefined;
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    await storageQuota.requireSpace({ pictures: 0, files: bytes });
    await store.put(files);
    const hashes = files.map((file) => ({ name: file.name, sha256: sha256(file.bytes) }));
    let isComplete = false;
    // Deleted meanwhile, the picture is in the list of removed pictures, and its files go to the trash next.
    const next = await runWriteTransaction(db, async (trx) => {
      if (await markReady(trx, picture.hash, bytes)) await recordPictureFileHashes(trx, hashes);
      // In the same transaction, as each commit to the embedded database holds up visitors for its syncs.
      const leased = stopping.signal.aborted ? undefined : await leaseNext(trx, clock);
      isComplete = (await readQueueLength(trx)).waiting === 0;
      return leased;
    });
    changed(picture);
    if (isComplete) {
      await runWriteTransaction(db, incrementCatalogueVersion);
      completed();
    }
    return next;
  }

  async function recordFailure(picture: LeasedPicture, cause: EncodingFailed): Promise<void> {
    const tries = await countFailure(db, clock, picture);
    const { hash } = picture;
    if (tries === undefined || tries < maxTries)
      log.warn({ event: 'picture not encoded', hash, tries, error: cause });
    else log.error({ event: 'picture kept as JPEG only', hash, tries, error: cause });
  }
}
