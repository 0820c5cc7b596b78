import type { Queue } from './queue.ts';

/** What there is not enough of: space allowed for pictures, space on the disk, or turns to upload. */
export type Shortage = 'quota' | 'disk' | 'uploads';

/** Nothing more can be taken in; nothing that was stored before has changed. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  readonly shortage: Shortage;

  constructor(shortage: Shortage) {
    super(`no room: ${shortage}`);
    this.shortage = shortage;
  }
}

/** Bytes, all of them. */
export interface RoomLimits {
  /** Of stored pictures at most. */
  readonly quota: number;
  /** Of the disk that stay free, for the database and whatever else lives there. */
  readonly reserve: number;
  /** Of uploads that are being received, together. */
  readonly spool: number;
}

/** Where pictures take space. */
export interface Space {
  /** Bytes that can still be written on the disk. */
  free(): Promise<number>;
  /** Bytes of all stored pictures. */
  used(): Promise<number>;
  /** Takes pictures out of use that nothing names. To be called in the turn of a save: nobody is about to use one then. */
  sweep(): Promise<unknown>;
}

/** Bytes of a form that are not worth counting: whoever is out of space can still edit texts and remove pictures. */
const small = 64 * 1024;

/** Keeps uploads from filling the disk. */
export interface Room {
  /**
   * Holds space on the disk while an upload of so many bytes is received.
   * @returns to be called when it is gone
   * @throws NoRoom
   */
  hold(bytes: number): Promise<() => void>;
  /**
   * Looks how much room there is for pictures; what nothing uses any more is swept first where it is needed. To be
   * called in the turn of the save, before anything is stored.
   * @param bytes that the pictures take at most
   * @returns to be called with the bytes of each picture before it is stored, and throws NoRoom once it is too much
   */
  forPictures(bytes: number): Promise<(bytes: number) => void>;
}

/** @param inTurn in which saves with pictures wait for each other */
export function createRoom({ quota, reserve, spool }: RoomLimits, space: Space, inTurn: Queue): Room {
  let held = 0;
  // What of the held bytes is written already counts twice: too careful rather than too bold.
  const onDisk = async () => (await space.free()) - reserve - held;
  const inStore = async () => quota - (await space.used());

  return {
    hold: async (bytes) => {
      if (bytes <= small) return () => undefined;
      if (held + bytes > spool) throw new NoRoom('uploads');
      held += bytes;
      const release = () => {
        held -= bytes;
      };
      try {
        if ((await onDisk()) < 0) await inTurn(() => space.sweep());
        if ((await onDisk()) < 0) throw new NoRoom('disk');
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
        if (storeLeft < 0) throw new NoRoom('quota');
        if (diskLeft < 0) throw new NoRoom('disk');
      };
    },
  };
}
