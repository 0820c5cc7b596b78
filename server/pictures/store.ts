import type { PictureFile } from './encode.ts';

/** A file as a store lists it. */
export interface ListedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** ms since 1970 */
  readonly modifiedAt: number;
}

/** A file in the trash. */
export interface TrashedFile {
  readonly name: string;
  /** When it was moved there: a day of UTC, such as 2026-11-22. */
  readonly day: string;
}

/** Where picture files are kept. Only names that `names.ts` makes are ever stored or looked up. */
export interface PictureStore {
  /** Stores files; when it resolves, they survive a power cut. A name that is there already is replaced. */
  put(files: readonly PictureFile[]): Promise<void>;
  /** The bytes of a file; undefined when there is none, whatever the name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Bytes of a file; undefined when there is none. */
  size(name: string): Promise<number | undefined>;
  /** Removes files; a name that is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Bytes of all files together; the trash is not counted. */
  used(): Promise<number>;
  /** Every name, leftovers of interrupted writes included. */
  list(): AsyncIterable<string>;
  /** The same with sizes and times. */
  files(): AsyncIterable<ListedFile>;
  /** Takes files out of use, so that they can be restored; names that are not there are left out. */
  moveToTrash(names: readonly string[], day: string): Promise<void>;
  trash(): AsyncIterable<TrashedFile>;
  /** Moves a file of the trash back to where it was. */
  restore(file: TrashedFile): Promise<void>;
  removeFromTrash(file: TrashedFile): Promise<void>;
}

/** The day of a trashed file. @param now ms since 1970 */
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
