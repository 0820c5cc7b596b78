import type { PictureFile } from './encode.ts';

/** Where picture files are kept. Only names that `names.ts` makes are ever stored or looked up. */
export interface PictureStore {
  /** Stores files; when it resolves, they survive a power cut. A name that is there already is replaced. */
  put(files: readonly PictureFile[]): Promise<void>;
  /** The bytes of a file; undefined when there is none, whatever the name. */
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Removes files; a name that is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Bytes of all files together. */
  used(): Promise<number>;
  /** Every name, leftovers of interrupted writes included. */
  list(): AsyncIterable<string>;
}
