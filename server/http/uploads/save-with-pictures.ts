import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { limits } from '#contract/limits.ts';
import { pictureAddress, type PictureMetadata } from '#contract/pictures.ts';
import {
  recordPictureFileHashes,
  hashBytes,
  type PictureFileHash,
} from '#server/pictures/records/picture-file-hashes.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { whileLocked } from '#server/database/advisory-locks.ts';
import { isCertainlyRolledBack } from '#server/database/rollback.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import type { PictureUse, ProcessedPicture } from '#server/pictures/processing/process-picture.ts';
import { createQueue, type Queue } from '#server/pictures/processing/queue.ts';
import { PictureRejected } from '#server/pictures/processing/picture-rejection.ts';
import type { StorageQuota } from '#server/pictures/storage/storage-quota.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { HttpFailure, serviceUnavailable } from '#server/http/responses/http-failure.ts';
import type { SpooledFile } from './multipart-form.ts';
import { rethrowStorageFailure } from './multipart-upload.ts';

/** Thrown by a commit that does not use the pictures; they are removed. */
export class PicturesNotNeeded extends Error {}

/** Stores pictures and commits what refers to them, or keeps neither. With pictures, `commit` runs in a transaction. */
export type SaveWithPictures = <T>(
  uploads: readonly SpooledFile[],
  commit: (db: Kysely<Schema>, addresses: readonly string[]) => Promise<T>,
) => Promise<T>;

export type SavesWithPictures = Readonly<Record<PictureUse, SaveWithPictures>>;

/**
 * Runs one save with pictures at a time across all processes that share a database, so that a failed save, also one
 * that lost its lock, never removes a file that another save found present. Portraits are processed in a short queue of
 * their own, so that administrators do not wait for them. Files that a crash leaves are swept at the next start.
 * @param replaced called for a picture of which damaged files were replaced
 * @param cancelled when aborted, a save that has not begun to commit is refused with 503 and leaves nothing behind
 */
export function createSavesWithPictures(
  {
    database: { db },
    pictures,
    processPicture,
  }: Pick<ServerDeps, 'database' | 'pictures' | 'processPicture'>,
  storageQuota: StorageQuota,
  runExclusive: Queue,
  replaced: (picture: PictureMetadata) => void,
  cancelled: AbortSignal,
): SavesWithPictures {
  const portraits = createQueue(1);
  let portraitsWaiting = 0;

  const holds = async ({ name, bytes }: PictureFile) => (await pictures.read(name))?.equals(bytes) === true;

  /** @param take throws NoRoom for too many bytes; `added` gets the names of new files, `sums` all checksums */
  const store = async (
    { facts, files }: ProcessedPicture,
    added: string[],
    sums: PictureFileHash[],
    take: (bytes: number) => void,
  ): Promise<string> => {
    const missing: PictureFile[] = [];
    const damaged: PictureFile[] = [];
    for (const file of files) {
      const size = await pictures.size(file.name);
      if (size === undefined) missing.push(file);
      else if (size !== file.bytes.length || !(await holds(file))) damaged.push(file);
    }
    const needed = [...missing, ...damaged];
    take(needed.reduce((sum, { bytes }) => sum + bytes.length, 0));
    added.push(...missing.map((file) => file.name));
    await pictures.put(needed);
    if (damaged.length > 0) replaced(facts);
    sums.push(...files.map(({ name, bytes }) => ({ name, sha256: hashBytes(bytes) })));
    return pictureAddress(facts);
  };

  const process = async ({ path, name, field }: SpooledFile, use: PictureUse): Promise<ProcessedPicture> => {
    if (cancelled.aborted) throw serviceUnavailable();
    return rethrowPictureRejection(processPicture(await readFile(path), name, use), field);
  };

  const save = async <T>(
    uploads: readonly (() => Promise<ProcessedPicture>)[],
    commit: (db: Kysely<Schema>, addresses: readonly string[]) => Promise<T>,
  ): Promise<T> => {
    const added: string[] = [];
    const sums: PictureFileHash[] = [];
    const addresses: string[] = [];
    let committing = false;
    try {
      const take = await storageQuota.forPictures(uploads.length * limits.pictureBytes);
      for (const processed of uploads) addresses.push(await store(await processed(), added, sums, take));
      if (cancelled.aborted) throw serviceUnavailable();
      committing = true;
      return await runWriteTransaction(db, async (inside) => {
        const committed = await commit(inside, addresses);
        await recordPictureFileHashes(inside, sums);
        return committed;
      });
    } catch (cause) {
      // Other files are swept at the next start; another process that has taken the lock may use them.
      if (!committing || isRolledBack(cause))
        await whileLocked(db, () => pictures.remove(added)).catch(() => undefined);
      throw cause;
    }
  };

  const savePortraits: SaveWithPictures = (uploads, commit) => {
    if (portraitsWaiting === maxPortraits) throw tooManyPortraits();
    portraitsWaiting += 1;
    return portraits(async () => {
      const processed: ProcessedPicture[] = [];
      for (const upload of uploads) processed.push(await process(upload, 'portrait'));
      const ready = processed.map((picture) => () => Promise.resolve(picture));
      return runExclusive(() => save(ready, commit), 'low');
    }).finally(() => {
      portraitsWaiting -= 1;
    });
  };

  return {
    catalogue: async (uploads, commit) => {
      if (uploads.length === 0) return commit(db, []);
      const processing = uploads.map((upload) => () => process(upload, 'catalogue'));
      return rethrowStorageFailure(runExclusive(() => save(processing, commit)));
    },
    portrait: async (uploads, commit) =>
      uploads.length === 0 ? commit(db, []) : rethrowStorageFailure(savePortraits(uploads, commit)),
  };
}

/** In process and in the queue. */
const maxPortraits = 5;

const tooManyPortraits = () =>
  new HttpFailure(503, 'Too many pictures are being saved right now. Please try again in a minute.', {
    headers: { 'retry-after': '60' },
  });

/** Otherwise it may turn out committed after a crash, and needs its pictures. */
const isRolledBack = (cause: unknown) =>
  cause instanceof HttpFailure || cause instanceof PicturesNotNeeded || isCertainlyRolledBack(cause);

async function rethrowPictureRejection(
  work: Promise<ProcessedPicture>,
  field: string,
): Promise<ProcessedPicture> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof PictureRejected)
      throw new HttpFailure(cause.reason === 'too-large' ? 413 : 415, cause.message, {
        fields: { [field]: cause.message },
      });
    throw cause;
  }
}
