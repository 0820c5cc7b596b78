import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';

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
  /** Begins a file; one that is there already is an error. */
  create(path: string): Promise<NewFile>;
  rename(from: string, to: string): Promise<void>;
  /** Makes the names in a folder survive a power cut: the files' own sync does not cover them (fsync(2)). */
  syncFolder(path: string): Promise<void>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** Undefined where there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  has(path: string): Promise<boolean>;
  /** Bytes of a file; 0 where there is none. */
  size(path: string): Promise<number>;
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
  create: async (path) => {
    const handle = await open(path, 'wx');
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
  read: (path) => readFile(path).catch(unlessMissing),
  has: (path) =>
    access(path).then(
      () => true,
      (cause: NodeJS.ErrnoException) => unlessMissing(cause) ?? false,
    ),
  size: async (path) => (await stat(path).catch(unlessMissing))?.size ?? 0,
  names: async (path) => (await readdir(path).catch(unlessMissing)) ?? [],
};
