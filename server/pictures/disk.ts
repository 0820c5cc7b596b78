import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';

/** What is kept open of a file that is being written. */
export interface NewFile {
  write(bytes: Buffer): Promise<void>;
  /** Resolves when the bytes are on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The file system as the folder store needs it. Every call may fail: a disk can be full or broken. */
export interface Disk {
  /** Makes a folder and those above it. @returns the topmost one made, if any */
  makeFolder(path: string): Promise<string | undefined>;
  /** Begins a file; one that is there already is an error. @param mode who may use it; as the process says otherwise */
  create(path: string, mode?: number): Promise<NewFile>;
  rename(from: string, to: string): Promise<void>;
  /** Makes the names in a folder survive a power cut: the files' own sync does not cover them (fsync(2)). */
  syncFolder(path: string): Promise<void>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** Removes a folder, unless something is in it. */
  removeEmptyFolder(path: string): Promise<void>;
  /** Undefined where there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  has(path: string): Promise<boolean>;
  /** Bytes of a file and when it was last written (ms since 1970); undefined where there is none. */
  stat(path: string): Promise<{ readonly size: number; readonly modifiedAt: number } | undefined>;
  /** The names in a folder; none where there is no such folder. */
  names(path: string): Promise<readonly string[]>;
}

/** Undefined where there is no such file or folder; other failures are thrown on. */
function unlessMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code === 'ENOENT') return undefined;
  throw cause;
}

/** The machine's own file system. */
export const machineDisk: Disk = {
  makeFolder: (path) => mkdir(path, { recursive: true }),
  create: async (path, mode) => {
    const handle = await open(path, 'wx', mode);
    return {
      write: (bytes) => handle.writeFile(bytes),
      sync: () => handle.sync(),
      close: () => handle.close(),
    };
  },
  rename,
  syncFolder: async (path) => {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  remove: (path) => rm(path, { force: true }),
  removeEmptyFolder: (path) =>
    rmdir(path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOTEMPTY' && cause.code !== 'ENOENT') throw cause;
    }),
  read: (path) => readFile(path).catch(unlessMissing),
  has: (path) =>
    access(path).then(
      () => true,
      (cause: NodeJS.ErrnoException) => unlessMissing(cause) ?? false,
    ),
  stat: async (path) => {
    const found = await stat(path).catch(unlessMissing);
    return found && { size: found.size, modifiedAt: found.mtimeMs };
  },
  names: async (path) => (await readdir(path).catch(unlessMissing)) ?? [],
};

/**
 * Writes a file, or replaces one, so that it is there whole or not at all. Its name survives a power cut only after
 * `syncFolder`. A write that is interrupted leaves `<path>.<16 hexadecimal digits>.part`.
 */
export async function writeAtomically(disk: Disk, path: string, bytes: Buffer, mode?: number): Promise<void> {
  const unfinished = `${path}.${randomBytes(8).toString('hex')}.part`;
  try {
    const file = await disk.create(unfinished, mode);
    try {
      await file.write(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(unfinished, path);
  } catch (cause) {
    // What cannot be removed now is removed at a later start.
    await disk.remove(unfinished).catch(() => undefined);
    throw cause;
  }
}
