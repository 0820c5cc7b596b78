import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFields } from '#contract/fields/package-fields.ts';
import { limits } from '#contract/limits.ts';
import { pictureAddress, type PictureMetadata } from '#contract/pictures.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import type { Access } from '#server/http/sessions/access.ts';
import { Refusal, retryAfter } from '#server/refusal.ts';
import { timeoutsOf } from '#server/http/listener/request-body.ts';
import {
  isCertainlyRolledBack,
  requireTransaction,
  runWriteTransaction,
  runWriteUnderLock,
} from '#server/database/transactions.ts';
import type { Session } from '#server/accounts/sessions.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import type { Db } from '#server/database/schema.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import { PictureRejected } from '#server/pictures/processing/picture-rejection.ts';
import type { PictureKind, ProcessedPicture } from '#server/pictures/processing/process-picture.ts';
import {
  findRecordedHashes,
  recordPictureFileHashes,
  type RunExclusive,
} from '#server/pictures/picture-records.ts';
import { createQueue, forEachConcurrently } from '#server/concurrency.ts';
import { dayOf } from '#server/pictures/storage/picture-store.ts';
import { queuePictures } from '#server/pictures/variants/picture-queue.ts';
import {
  InsufficientStorage,
  priorityOf,
  type Shortage,
  type StorageQuota,
} from '#server/pictures/storage/storage-quota.ts';
import { createSaveDeadline, createUploadsOfPeople } from './save-limits.ts';
import { maxFormBytes, readForm, type Form, type FormFiles, type SpooledFile } from './multipart-form.ts';
import { sha256 } from '#server/ids.ts';

export interface Save<Input, Stored> {
  readonly session: Session;
  readonly kind: PictureKind;
  readonly files: FormFiles;
  /** @throws 400 that names the field */
  readonly read: (form: Form) => Input | Promise<Input>;
  /** What an earlier send of the same form stored, if anything. */
  readonly findExisting?: (input: Input) => Promise<Stored | undefined>;
  /** Runs in a transaction, which a failure rolls back. @param addresses of the form's pictures, in its order */
  readonly write: (trx: Db, input: Input, addresses: readonly string[]) => Promise<Stored>;
}

const itinerary = packageFields.dayWiseItinerary;

/** The longest itinerary in a script of three bytes a character, and 1 MB for everything else. */
export const cataloguePictures = {
  kind: 'catalogue',
  files: {
    field: 'images',
    max: limits.pictures,
    textBytes: 3 * itinerary.max * itinerary.entry.max + 1024 * 1024,
  },
} as const;

export type SaveWithPictures = ReturnType<typeof createSaveWithPictures>;

interface SaveDeps extends Pick<
  ServerDeps,
  'clock' | 'database' | 'pictures' | 'processPicture' | 'spoolFolder'
> {
  readonly storageQuota: StorageQuota;
  /** Throws in the transaction of a save whose session or right has been taken away since the request began. */
  readonly holdSession: Access['hold'];
  readonly runExclusive: RunExclusive;
  /** When aborted, a save that has not begun to commit is refused with 503; one that has no time left with 408. */
  readonly cancelled: AbortSignal;
  readonly onPictureReplaced: (picture: PictureMetadata) => void;
  readonly onCatalogueChanged: () => void;
  /** There may be variants to make, and files to remove. */
  readonly onSaved: () => void;
}

/** Profiles whose pictures are processed and stored at once. */
const maxPortraits = 5;

/** Pictures of a save that are stored at once: a disk syncs several files together. */
const concurrentPuts = 4;

/**
 * Saves a form with its pictures, or nothing. A crash leaves at most files without a row, for the sweep. Of each picture
 * the JPEG is stored; its other variants are made after the answer (`picture-worker.ts`). The function made throws the
 * Refusal that is answered, and what the stores throw; see the steps for what is left then.
 */
export function createSaveWithPictures(deps: SaveDeps) {
  const { clock, pictures: store, processPicture, storageQuota, runExclusive } = deps;
  const { db } = deps.database;
  let savingPortraits = 0;
  /** One save after the other, so that the pictures of one are in memory. */
  const inTurn = createQueue();
  const beginPortrait = createUploadsOfPeople();

  return async <Input, Stored>(context: HttpContext, save: Save<Input, Stored>): Promise<Stored> => {
    const { session, kind, files, read, findExisting, write } = save;
    // 1. At most two profiles of a person at once: 429.
    const endPortrait = kind === 'portrait' ? beginPortrait(session.account.user._id) : undefined;
    // From here on the time runs: 408 at its end, whatever the save does then.
    const { catalogueSave, portraitSave } = timeoutsOf(context);
    const deadline = createSaveDeadline(kind === 'portrait' ? portraitSave : catalogueSave, deps.cancelled);
    const { signal } = deadline;
    /** The right to save may have been taken away while the form was received and its pictures processed: 401, 403. */
    const hold = async (trx: Db) => {
      await deps.holdSession(trx, session);
      signal.throwIfAborted();
    };
    let releaseSpace: (() => void) | undefined;
    let folder: string | undefined;
    try {
      // 2. Reserve space on the disk: 507 without space, 503 with too many uploads at once.
      const length = Number(context.req.header('content-length') ?? Number.POSITIVE_INFINITY);
      releaseSpace = await storageQuota.reserveUpload(Math.min(length, maxFormBytes(files)), kind);
      // 3. Receive the form, its files into a folder of their own: 400, 408, 413 or 415; 503 when cancelled.
      await mkdir(deps.spoolFolder, { recursive: true });
      folder = await mkdtemp(join(deps.spoolFolder, 'upload-'));
      const form = await readForm(context, folder, files, signal);
      // 4. Validate the fields: 400.
      const input = await read(form);
      // 5. A form that was sent before gets what it stored then.
      const existing = await findExisting?.(input);
      if (existing !== undefined) {
        await runWriteTransaction(db, hold);
        return existing;
      }
      // 6 to 12. Store pictures and rows.
      const stored = await saveFiles(form.images, kind, signal, async (trx, addresses) => {
        await hold(trx);
        return write(trx, input, addresses);
      });
      // 13. This process loads the catalogue before its next answer, and makes the variants of the pictures.
      if (kind === 'catalogue') deps.onCatalogueChanged();
      deps.onSaved();
      return stored;
    } catch (cause) {
      throw toRefusal(cause, files.field);
    } finally {
      // 14. Also after a failure and an aborted upload: empty the spool, release the space.
      deadline.clear();
      endPortrait?.();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true }).finally(releaseSpace);
      else releaseSpace?.();
    }
  };

  async function saveFiles<Stored>(
    uploads: readonly SpooledFile[],
    kind: PictureKind,
    ended: AbortSignal,
    write: (trx: Db, addresses: readonly string[]) => Promise<Stored>,
  ): Promise<Stored> {
    if (uploads.length === 0) return runWriteTransaction(db, (trx) => write(trx, []));
    const save = async () => {
      // 6. Decode and encode, without a lock: 400, 413 or 415 for what is refused, 408 or 503 when the save has ended.
      const pictures: ProcessedPicture[] = [];
      await forEachConcurrently(uploads, 1, async ({ path, name }) => {
        ended.throwIfAborted();
        pictures.push(await processPicture(await readFile(path), name, kind));
      });
      // 7. Take the lock, under which one save with pictures runs at a time in all processes. Administrators go first.
      return runExclusive((lock) => storePictures(lock, pictures, kind, ended, write), priorityOf(kind));
    };
    if (kind === 'catalogue') return inTurn(save);
    if (savingPortraits === maxPortraits) throw tooManyPortraits();
    savingPortraits += 1;
    return save().finally(() => (savingPortraits -= 1));
  }

  /** A failed save, also one that lost its lock, never removes a file that another save uses. */
  async function storePictures<Stored>(
    lock: Db,
    processed: readonly ProcessedPicture[],
    kind: PictureKind,
    ended: AbortSignal,
    write: (trx: Db, addresses: readonly string[]) => Promise<Stored>,
  ): Promise<Stored> {
    const pictures = [...new Map(processed.map((picture) => [picture.metadata.hash, picture])).values()];
    const uploads = pictures.map(({ metadata: { hash }, files }) => ({
      hash,
      bytes: bytesOf(files),
      wantsVariants: kind === 'catalogue',
    }));
    const added: string[] = [];
    let hasBegunCommit = false;
    try {
      // 8. Check the space for new pictures, and for files that are missing or damaged: 507.
      const ofUploads = uploads.map(({ hash }) => hash);
      const recorded = await findRecordedHashes(lock, ofUploads);
      const compared = await Promise.all(
        pictures.map(async ({ metadata, files }) => ({ metadata, ...(await compareWithStored(files)) })),
      );
      await storageQuota.requireSpace(lock, {
        pictures: uploads.reduce((sum, { hash, bytes }) => sum + (recorded.has(hash) ? 0 : bytes), 0),
        files: bytesOf(compared.flatMap(({ missing, damaged }) => [...missing, ...damaged])),
      });
      // 9. Store these files.
      await forEachConcurrently(compared, concurrentPuts, async ({ metadata, missing, damaged }) => {
        ended.throwIfAborted();
        added.push(...missing.map(({ name }) => name));
        await store.put([...missing, ...damaged]);
        if (damaged.length > 0) deps.onPictureReplaced(metadata);
      });
      ended.throwIfAborted();
      // 10. Write, and without a transaction that holds the lock commit: rows, pictures with their bytes and place in the queue, version of the catalogue, hashes of the files.
      hasBegunCommit = true;
      const addresses = processed.map(({ metadata }) => pictureAddress(metadata));
      const files = pictures.flatMap((picture) => picture.files);
      const hashes = files.map(({ name, bytes }) => ({ name, sha256: sha256(bytes) }));
      const { stored, unused } = await runWriteUnderLock(lock, async (trx) => {
        const written = await write(trx, addresses);
        await queuePictures(trx, uploads);
        return { stored: written, unused: await recordPictureFileHashes(trx, hashes) };
      });
      // 11. Remove pictures that the rows do not name, such as those of a form whose other send was stored meanwhile.
      const unnamed = added.filter((name) => unused.has(name));
      await removeFiles(lock, unnamed);
      return stored;
    } catch (cause) {
      // 12. After a failure remove the new files, unless the rows may be committed after all: the sweep decides later.
      if (!hasBegunCommit || cause instanceof Refusal || isCertainlyRolledBack(cause))
        await removeFiles(lock, added);
      throw cause;
    }
  }

  async function compareWithStored(files: readonly PictureFile[]) {
    const missing: PictureFile[] = [];
    const damaged: PictureFile[] = [];
    for (const file of files) {
      const { name, bytes } = file;
      const size = await store.size(name);
      if (size === undefined) missing.push(file);
      else if (size !== bytes.length || !(await store.read(name))?.equals(bytes)) damaged.push(file);
    }
    return { missing, damaged };
  }

  /**
   * Leaves them to the sweep when the store fails. The lock may be lost while it works, and other servers begin to use
   * them: from the trash they come back. @throws TransactionEnded
   */
  async function removeFiles(lock: Db, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await requireTransaction(lock);
    const removed = isShared(lock) ? store.moveToTrash(names, dayOf(clock.now())) : store.remove(names);
    await removed.catch(() => undefined);
  }
}

const bytesOf = (files: readonly PictureFile[]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

const tooManyPortraits = () =>
  new Refusal(
    503,
    'Too many pictures are being saved right now. Please try again in a minute.',
    retryAfter(60),
  );

const rejectionStatuses = { shape: 400, 'too-large': 413, unsupported: 415 } as const;

/** 507 is of RFC 4918, section 11.5. */
const shortages: Readonly<Record<Shortage, ConstructorParameters<typeof Refusal>>> = {
  quota: [
    507,
    'There is no room for more pictures. Those of deleted packages count until they are deleted for good. Nothing was saved.',
  ],
  disk: [507, 'The server’s disk is nearly full. Nothing was saved.'],
  uploads: [503, 'Too much is being uploaded right now. Please try again in a minute.', retryAfter(60)],
};

function toRefusal(cause: unknown, field: string): unknown {
  if (cause instanceof InsufficientStorage) return new Refusal(...shortages[cause.shortage]);
  if (!(cause instanceof PictureRejected)) return cause;
  const { reason, message } = cause;
  return new Refusal(rejectionStatuses[reason], message, { fields: { [field]: message } });
}
