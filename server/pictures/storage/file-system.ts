import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';

function unlessMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code === 'ENOENT') return undefined;
  throw cause;
}

export type FileSystem = typeof nodeFileSystem;

/** The file system as the folder store needs it. Every call may fail; a missing file is undefined or no error. */
export const nodeFileSystem = {
  /** @returns the topmost folder made, if any */
  makeFolder: (path: string) => mkdir(path, { recursive: true }),
  /** @param mode permissions; the default of the process if absent @throws when the file exists */
  create: async (path: string, mode?: number) => {
    const handle = await open(path, 'wx', mode);
    return {
      write: (bytes: Buffer) => handle.writeFile(bytes),
      sync: () => handle.sync(),
      close: () => handle.close(),
    };
  },
  rename: (from: string, to: string) => rename(from, to),
  /** Makes the names in a folder durable: syncing its files does not (fsync(2)). */
  syncFolder: async (path: string): Promise<void> => {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  remove: (path: string) => rm(path, { force: true }),
  removeEmptyFolder: (path: string) =>
    rmdir(path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOTEMPTY' && cause.code !== 'ENOENT') throw cause;
    }),
  read: (path: string): Promise<Buffer | undefined> => readFile(path).catch(unlessMissing),
  has: (path: string) =>
    access(path).then(
      () => true,
      (cause: NodeJS.ErrnoException) => unlessMissing(cause) ?? false,
    ),
  /** Bytes, and ms since 1970. */
  stat: async (path: string) => {
    const found = await stat(path).catch(unlessMissing);
    return found && { size: found.size, modifiedAt: found.mtimeMs };
  },
  names: async (path: string): Promise<readonly string[]> => (await readdir(path).catch(unlessMissing)) ?? [],
};

/** Writes or replaces a file atomically; `syncFolder` makes its name durable. Interrupted, it leaves a `.part` file. */
export async function writeAtomically(disk: FileSystem, path: string, bytes: Buffer, mode?: number) {
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
