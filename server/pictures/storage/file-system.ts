import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';

interface NewFile {
  write(bytes: Buffer): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The file system as the folder store needs it. Every call may fail; a missing file is undefined or no error. */
export interface FileSystem {
  /** @returns the topmost folder made, if any */
  makeFolder(path: string): Promise<string | undefined>;
  /** @param mode permissions; the default of the process if absent @throws when the file exists */
  create(path: string, mode?: number): Promise<NewFile>;
  rename(from: string, to: string): Promise<void>;
  /** Makes the names in a folder durable: syncing its files does not (fsync(2)). */
  syncFolder(path: string): Promise<void>;
  remove(path: string): Promise<void>;
  removeEmptyFolder(path: string): Promise<void>;
  read(path: string): Promise<Buffer | undefined>;
  has(path: string): Promise<boolean>;
  /** Bytes, and ms since 1970. */
  stat(path: string): Promise<{ readonly size: number; readonly modifiedAt: number } | undefined>;
  names(path: string): Promise<readonly string[]>;
}

function unlessMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code === 'ENOENT') return undefined;
  throw cause;
}

export const nodeFileSystem: FileSystem = {
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

/** Writes or replaces a file atomically; `syncFolder` makes its name durable. Interrupted, it leaves a `.part` file. */
export async function writeAtomically(
  disk: FileSystem,
  path: string,
  bytes: Buffer,
  mode?: number,
): Promise<void> {
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
    // A leftover is removed by a later sweep.
    await disk.remove(unfinished).catch(() => undefined);
    throw cause;
  }
}
