import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { machineDisk, type Disk } from './disk.ts';
import type { PictureFile } from './encode.ts';
import { isPictureFileName } from './names.ts';
import type { PictureStore } from './store.ts';

const leftover = /\.[0-9a-f]{16}\.part$/;

/** The name of a finished file, or of one whose writing was interrupted. */
function isOurs(name: string): boolean {
  return isPictureFileName(name.replace(leftover, ''));
}

/** Keeps pictures as files in a folder, in subfolders by the first two digits of their names. */
export function createFolderStore(folder: string, disk: Disk = machineDisk): PictureStore {
  const subfolderOf = (name: string) => path.join(folder, name.slice(0, 2));
  const pathOf = (name: string) => path.join(subfolderOf(name), name);

  const settled = new Set<string>();

  /** A new folder's own name stands in the folder above it, which has to be synced as well. */
  const makeSubfolder = async (subfolder: string) => {
    if ((await disk.makeFolder(subfolder)) !== undefined) settled.delete(subfolder);
    if (settled.has(subfolder)) return;
    await disk.syncFolder(folder);
    await disk.syncFolder(path.dirname(folder));
    settled.add(subfolder);
  };

  const write = async ({ name, bytes }: PictureFile) => {
    const unfinished = `${pathOf(name)}.${randomBytes(8).toString('hex')}.part`;
    try {
      const file = await disk.create(unfinished);
      try {
        await file.write(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await disk.rename(unfinished, pathOf(name));
    } catch (cause) {
      // What cannot be removed now is swept at the next start.
      await disk.remove(unfinished).catch(() => undefined);
      throw cause;
    }
  };

  async function* list(): AsyncGenerator<string> {
    for (const subfolder of (await disk.names(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)))
      yield* (await disk.names(path.join(folder, subfolder))).filter(isOurs);
  }

  return {
    put: async (files) => {
      const foreign = files.find(({ name }) => !isPictureFileName(name));
      if (foreign) throw new Error(`Not the name of a picture file: ${JSON.stringify(foreign.name)}`);
      const subfolders = new Set(files.map(({ name }) => subfolderOf(name)));
      for (const subfolder of subfolders) await makeSubfolder(subfolder);
      for (const file of files) await write(file);
      for (const subfolder of subfolders) await disk.syncFolder(subfolder);
    },
    read: async (name) => (isPictureFileName(name) ? disk.read(pathOf(name)) : undefined),
    has: async (name) => isPictureFileName(name) && disk.has(pathOf(name)),
    remove: async (names) => {
      for (const name of names.filter(isOurs)) await disk.remove(pathOf(name));
    },
    used: async () => {
      let bytes = 0;
      for await (const name of list()) bytes += await disk.size(pathOf(name));
      return bytes;
    },
    list,
  };
}
