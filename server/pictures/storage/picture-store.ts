import type { PictureFile } from '#server/pictures/processing/encode.ts';

/** Size in bytes, time in ms since 1970. */
export interface ListedFile {
  readonly name: string;
  readonly size: number;
  readonly modifiedAt: number;
}

export interface TrashedFile {
  readonly name: string;
  /** UTC day of the move, such as 2026-11-22. */
  readonly day: string;
}

/** Only names of `picture-file-names.ts` are stored or looked up; a missing file is undefined or no error. */
export interface PictureStore {
  /** Whether it is outside this machine, so that its answers may not come. */
  readonly isOutside: boolean;
  /** Stores or replaces files; when it resolves, they survive a power cut. */
  put(files: readonly PictureFile[]): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  /** Bytes. */
  size(name: string): Promise<number | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** Includes leftovers of interrupted writes. */
  list(): AsyncIterable<string>;
  files(): AsyncIterable<ListedFile>;
  /** When it resolves, no power cut brings the files back. */
  moveToTrash(names: readonly string[], day: string): Promise<void>;
  trash(): AsyncIterable<TrashedFile>;
  readFromTrash(file: TrashedFile): Promise<Buffer | undefined>;
  restore(file: TrashedFile): Promise<void>;
  removeFromTrash(file: TrashedFile): Promise<void>;
}

/** UTC day. @param now ms since 1970 */
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
