import { readFile } from 'node:fs/promises';
import { limits } from '#contract/limits.ts';
import { pictureAddress } from '#contract/pictures.ts';
import { isSurelyUndone } from '#server/data/undone.ts';
import type { PictureFile } from '#server/pictures/encode.ts';
import type { ProcessedPicture } from '#server/pictures/process.ts';
import type { Queue } from '#server/pictures/queue.ts';
import { PictureRefused } from '#server/pictures/refused.ts';
import type { Room } from '#server/pictures/room.ts';
import type { ServerDeps } from './context.ts';
import { HttpFailure } from './failure.ts';
import type { SpooledFile } from './multipart.ts';
import { refusing } from './receive-form.ts';

/** Thrown inside a commit that needs none of the pictures after all: they are removed, and whoever saves is told. */
export class PicturesNotNeeded extends Error {}

/** Stores pictures and commits what belongs to them, or leaves neither behind. */
export type SaveWithPictures = <T>(
  uploads: readonly SpooledFile[],
  commit: (addresses: readonly string[]) => Promise<T>,
) => Promise<T>;

/**
 * One save with pictures runs at a time, in all processes that share a database: encoding uses one core anyway, and a
 * failed save never removes a file that another one has just found present. Each picture is stored before the next is
 * read, so one is in memory at a time; what a crash leaves in the store is swept at the next start.
 * @param inTurn runs one save at a time
 */
export function createSaveWithPictures(
  { pictures, processPicture }: Pick<ServerDeps, 'pictures' | 'processPicture'>,
  room: Room,
  inTurn: Queue,
): SaveWithPictures {
  /**
   * @param added collects the names of the files that were not in the store before
   * @param take makes sure that there is room for so many bytes
   */
  const store = async (
    { path, name, field }: SpooledFile,
    added: string[],
    take: (bytes: number) => void,
  ): Promise<string> => {
    const { facts, files } = await refusingPictures(processPicture(await readFile(path), name), field);
    const missing: PictureFile[] = [];
    for (const file of files) if (!(await pictures.has(file.name))) missing.push(file);
    take(missing.reduce((sum, { bytes }) => sum + bytes.length, 0));
    added.push(...missing.map((file) => file.name));
    await pictures.put(missing);
    return pictureAddress(facts);
  };

  const save = async <T>(
    uploads: readonly SpooledFile[],
    commit: (addresses: readonly string[]) => Promise<T>,
  ): Promise<T> => {
    const added: string[] = [];
    const addresses: string[] = [];
    let committing = false;
    try {
      const take = await room.forPictures(uploads.length * limits.pictureBytes);
      for (const upload of uploads) addresses.push(await store(upload, added, take));
      committing = true;
      return await commit(addresses);
    } catch (cause) {
      // What cannot be removed now is swept at the next start, like what is kept on purpose.
      if (!committing || isUndone(cause)) await pictures.remove(added).catch(() => undefined);
      throw cause;
    }
  };

  return (uploads, commit) =>
    uploads.length === 0 ? commit([]) : refusing(inTurn(() => save(uploads, commit)));
}

/** A commit that may still be found done after a crash must then find its pictures. */
const isUndone = (cause: unknown) =>
  cause instanceof HttpFailure || cause instanceof PicturesNotNeeded || isSurelyUndone(cause);

async function refusingPictures(work: Promise<ProcessedPicture>, field: string): Promise<ProcessedPicture> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof PictureRefused)
      throw new HttpFailure(cause.reason === 'too-large' ? 413 : 415, cause.message, {
        fields: { [field]: cause.message },
      });
    throw cause;
  }
}
