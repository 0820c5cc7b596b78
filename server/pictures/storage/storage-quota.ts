import { statfs } from 'node:fs/promises';
import type { Queue } from '#server/pictures/processing/queue.ts';

/** The limit that was reached: of stored pictures, of the disk, or of uploads at once. */
export type Shortage = 'quota' | 'disk' | 'uploads';

/** Thrown when there is no space for an upload; nothing stored has changed. */
export class InsufficientStorage extends Error {
  override readonly name = 'InsufficientStorage';
  readonly shortage: Shortage;

  constructor(shortage: Shortage) {
    super(`no room: ${shortage}`);
    this.shortage = shortage;
  }
}

/** Bytes: of all stored pictures, of the disk that stay free, and of all uploads being received. */
export interface StorageLimits {
  readonly quota: number;
  readonly reserve: number;
  readonly spool: number;
}

/** Bytes free on the disk, and bytes of all stored pictures. */
export interface StorageSpace {
  free(): Promise<number>;
  used(): Promise<number>;
  /** Removes unused pictures. Called in the turn of a save, so that no other save begins to use one. */
  sweep(): Promise<unknown>;
}

/** Bytes of a form that are not counted: on a full disk texts can be edited and pictures removed. */
const small = 64 * 1024;

/** Storage quota: keeps uploads from filling the disk. */
export interface StorageQuota {
  /** Reserves space while an upload of so many bytes is received. @returns the release function @throws InsufficientStorage */
  hold(bytes: number): Promise<() => void>;
  /**
   * Checks the space for pictures of at most so many bytes, after a sweep if needed; called in the turn of the save.
   * @returns called with the bytes of each picture before it is stored; throws InsufficientStorage beyond a limit
   */
  forPictures(bytes: number): Promise<(bytes: number) => void>;
}

/** @param runExclusive queue of saves with pictures */
export function createStorageQuota(
  { quota, reserve, spool }: StorageLimits,
  space: StorageSpace,
  runExclusive: Queue,
): StorageQuota {
  let reserved = 0;
  // Reserved bytes that are written already count twice, which errs on the safe side.
  const onDisk = async () => (await space.free()) - reserve - reserved;
  const inStore = async () => quota - (await space.used());

  return {
    hold: async (bytes) => {
      if (bytes <= small) return () => undefined;
      if (reserved + bytes > spool) throw new InsufficientStorage('uploads');
      reserved += bytes;
      const release = () => {
        reserved -= bytes;
      };
      try {
        if ((await onDisk()) < 0) await runExclusive(() => space.sweep());
        if ((await onDisk()) < 0) throw new InsufficientStorage('disk');
      } catch (cause) {
        release();
        throw cause;
      }
      return release;
    },
    forPictures: async (bytes) => {
      if (Math.min(await inStore(), await onDisk()) < bytes) await space.sweep();
      let [storeLeft, diskLeft] = [await inStore(), await onDisk()];
      return (more) => {
        storeLeft -= more;
        diskLeft -= more;
        if (storeLeft < 0) throw new InsufficientStorage('quota');
        if (diskLeft < 0) throw new InsufficientStorage('disk');
      };
    },
  };
}

/** Bytes that this process may still write on the disk of a folder. */
export async function readFreeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
