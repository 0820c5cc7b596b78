import path from 'node:path';
import { machineDisk, writeAtomically, type Disk } from './disk.ts';
import { isPictureFileName } from './names.ts';
import { isDay, type ListedFile, type PictureStore, type TrashedFile } from './store.ts';

const leftover = /\.[0-9a-f]{16}\.part$/;

function isOurs(name: string): boolean {
  return isPictureFileName(name.replace(leftover, ''));
}

/** Stores pictures in subfolders by the first two digits of their names; the trash is `trash/<day>`. */
export function createFolderStore(folder: string, disk: Disk = machineDisk): PictureStore {
  const subfolderOf = (name: string) => path.join(folder, name.slice(0, 2));
  const pathOf = (name: string) => path.join(subfolderOf(name), name);
  const trashFolder = path.join(folder, 'trash');
  const trashPathOf = ({ name, day }: TrashedFile) => path.join(trashFolder, day, name);

  const settled = new Set<string>();

  /** The name of a new folder is in the folder above it, which is synced as well. */
  const makeSubfolder = async (subfolder: string) => {
    if ((await disk.makeFolder(subfolder)) !== undefined) settled.delete(subfolder);
    if (settled.has(subfolder)) return;
    await disk.syncFolder(folder);
    await disk.syncFolder(path.dirname(folder));
    settled.add(subfolder);
  };

  async function* list(): AsyncGenerator<string> {
    for (const subfolder of (await disk.names(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)))
      yield* (await disk.names(path.join(folder, subfolder))).filter(isOurs);
  }

  async function* listFiles(): AsyncGenerator<ListedFile> {
    for await (const name of list()) {
      const found = await disk.stat(pathOf(name));
      if (found) yield { name, ...found };
    }
  }

  async function* trash(): AsyncGenerator<TrashedFile> {
    for (const day of (await disk.names(trashFolder)).filter(isDay))
      for (const name of (await disk.names(path.join(trashFolder, day))).filter(isPictureFileName))
        yield { name, day };
  }

  return {
    put: async (files) => {
      const foreign = files.find(({ name }) => !isPictureFileName(name));
      if (foreign) throw new Error(`Not the name of a picture file: ${JSON.stringify(foreign.name)}`);
      const subfolders = new Set(files.map(({ name }) => subfolderOf(name)));
      for (const subfolder of subfolders) await makeSubfolder(subfolder);
      for (const { name, bytes } of files) await writeAtomically(disk, pathOf(name), bytes);
      for (const subfolder of subfolders) await disk.syncFolder(subfolder);
    },
    read: async (name) => (isPictureFileName(name) ? disk.read(pathOf(name)) : undefined),
    size: async (name) => (isPictureFileName(name) ? (await disk.stat(pathOf(name)))?.size : undefined),
    remove: async (names) => {
      for (const name of names.filter(isOurs)) await disk.remove(pathOf(name));
    },
    used: async () => {
      let bytes = 0;
      for await (const { size } of listFiles()) bytes += size;
      return bytes;
    },
    list,
    files: listFiles,
    moveToTrash: async (names, day) => {
      const ours = names.filter(isPictureFileName);
      if (ours.length > 0) await disk.makeFolder(path.join(trashFolder, day));
      for (const name of ours)
        if (await disk.has(pathOf(name))) await disk.rename(pathOf(name), trashPathOf({ name, day }));
    },
    trash,
    restore: async (file) => {
      await makeSubfolder(subfolderOf(file.name));
      await disk.rename(trashPathOf(file), pathOf(file.name));
      await disk.syncFolder(subfolderOf(file.name));
    },
    removeFromTrash: async (file) => {
      await disk.remove(trashPathOf(file));
      await disk.removeEmptyFolder(path.join(trashFolder, file.day));
    },
  };
}
