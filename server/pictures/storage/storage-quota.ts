import { statfs } from 'node:fs/promises';
import type { Db } from '#server/database/schema.ts';
import type { RunExclusive } from '#server/pictures/picture-records.ts';
import type { PictureKind } from '#server/pictures/processing/process-picture.ts';
import type { Priority } from '#server/concurrency.ts';

/** The limit that was reached: of stored pictures, of the disk, or of uploads at once. */
export type Shortage = 'quota' | 'disk' | 'uploads';

/** Thrown when there is no space for an upload; nothing stored has changed. */
export class InsufficientStorage extends Error {
  override readonly name = 'InsufficientStorage';
  readonly shortage: Shortage;

  constructor(shortage: Shortage) {
    super(`no space: ${shortage}`);
    this.shortage = shortage;
  }
}

/** Bytes free on the disk, and bytes of all recorded pictures. */
export interface StorageSpace {
  free(): Promise<number>;
  used(): Promise<number>;
  /** Removes unused pictures. @param lock that of the pictures, so that no save begins to use one */
  sweep(lock: Db): Promise<unknown>;
}

/** Bytes of a form that are not counted: on a full disk texts can be edited and pictures removed. */
const maxUncountedBytes = 64 * 1024;

/** Bytes of all portraits being received: apart from the others, so that members never use up administrators' space. */
const portraitSpool = 64 * 1024 * 1024;

export type StorageQuota = ReturnType<typeof createStorageQuota>;

/** @param limits bytes: of all stored pictures, of the disk that stay free, and of all catalogue uploads being received */
export function createStorageQuota(
  { quota, reserve, spool }: Readonly<Record<'quota' | 'reserve' | 'spool', number>>,
  space: StorageSpace,
  runExclusive: RunExclusive,
) {
  const limits = { catalogue: spool, portrait: portraitSpool } as const;
  const reserved = { catalogue: 0, portrait: 0 };
  // Reserved bytes that are written already count twice, which errs on the safe side.
  const readDiskLeft = async () => (await space.free()) - reserve - reserved.catalogue - reserved.portrait;

  return {
    /** Reserves space while an upload of so many bytes is received. @returns the release function @throws InsufficientStorage */
    reserveUpload: async (bytes: number, kind: PictureKind): Promise<() => void> => {
      if (bytes <= maxUncountedBytes) return () => undefined;
      if (reserved[kind] + bytes > limits[kind]) throw new InsufficientStorage('uploads');
      reserved[kind] += bytes;
      const release = () => {
        reserved[kind] -= bytes;
      };
      try {
        if ((await readDiskLeft()) < 0) await runExclusive((lock) => space.sweep(lock), priorityOf(kind));
        if ((await readDiskLeft()) < 0) throw new InsufficientStorage('disk');
      } catch (cause) {
        release();
        throw cause;
      }
      return release;
    },
    /**
     * Checks the space before pictures are stored, after a sweep if the disk is short. The variants to come are not
     * counted: a quota is exceeded by those of the pictures that wait, at most.
     * @param lock that of the pictures
     * @param needed bytes of pictures that have no record yet, which the quota counts, and of all files to be written
     * @throws InsufficientStorage
     */
    requireSpace: async (lock: Db, { pictures, files }: Readonly<Record<'pictures' | 'files', number>>) => {
      if (pictures > 0 && (await space.used()) + pictures > quota) throw new InsufficientStorage('quota');
      if (files === 0) return;
      if ((await readDiskLeft()) < files) await space.sweep(lock);
      if ((await readDiskLeft()) < files) throw new InsufficientStorage('disk');
    },
  };
}

/** Of a save with pictures: administrators go first. */
export const priorityOf = (kind: PictureKind): Priority => (kind === 'portrait' ? 'low' : 'high');

/** Bytes that this process may still write on the disk of a folder. */
export async function readFreeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
