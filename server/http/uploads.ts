import { readFile } from 'node:fs/promises';
import { pictureAddress } from '#contract/pictures.ts';
import type { PictureFile } from '#server/pictures/encode.ts';
import type { ProcessedPicture } from '#server/pictures/process.ts';
import { PictureRefused } from '#server/pictures/refused.ts';
import type { ServerDeps } from './context.ts';
import { HttpFailure } from './failure.ts';
import type { SpooledFile } from './multipart.ts';

/** Stores pictures and commits what belongs to them, or leaves neither behind. */
export type SaveWithPictures = <T>(
  uploads: readonly SpooledFile[],
  commit: (addresses: readonly string[]) => Promise<T>,
) => Promise<T>;

/**
 * One save with pictures runs at a time: encoding uses one core anyway, only one save's variants are in memory,
 * and a failed save never removes a file that another one has just found present.
 */
export function createSaveWithPictures({ pictures, processPicture }: ServerDeps): SaveWithPictures {
  let last: Promise<unknown> = Promise.resolve();

  const store = async <T>(
    uploads: readonly SpooledFile[],
    commit: (addresses: readonly string[]) => Promise<T>,
  ): Promise<T> => {
    const processed: ProcessedPicture[] = [];
    for (const { path, name } of uploads)
      processed.push(await refusing(processPicture(await readFile(path), name)));
    const added: PictureFile[] = [];
    for (const file of processed.flatMap(({ files }) => files))
      if (!(await pictures.has(file.name))) added.push(file);
    try {
      await pictures.put(added);
      return await commit(processed.map(({ facts }) => pictureAddress(facts)));
    } catch (cause) {
      await pictures.remove(added.map(({ name }) => name));
      throw cause;
    }
  };

  return (uploads, commit) => {
    if (uploads.length === 0) return commit([]);
    const turn = last.then(() => store(uploads, commit));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function refusing(work: Promise<ProcessedPicture>): Promise<ProcessedPicture> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof PictureRefused)
      throw new HttpFailure(cause.reason === 'too-large' ? 413 : 415, cause.message, {
        fields: { images: cause.message },
      });
    throw cause;
  }
}
