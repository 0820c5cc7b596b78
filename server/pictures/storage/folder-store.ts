import path from 'node:path';
import type { Config } from '#server/config.ts';
import { nodeFileSystem, writeAtomically, type FileSystem } from './file-system.ts';
import { isPictureFileName } from './picture-file-names.ts';
import { isDay, type ListedFile, type PictureStore, type TrashedFile } from './picture-store.ts';
import { createS3Store } from './s3-store.ts';

/** Also of a leftover of `writeAtomically`. */
const isStoredName = (name: string) => isPictureFileName(name.replace(/\.[0-9a-f]{16}\.part$/, ''));

/** Stores pictures in subfolders by the first two digits of their names; the trash is `trash/<day>`. */
export function createFolderStore(folder: string, fileSystem: FileSystem = nodeFileSystem): PictureStore {
  const subfolderOf = (name: string) => path.join(folder, name.slice(0, 2));
  const pathOf = (name: string) => path.join(subfolderOf(name), name);
  const trashFolder = path.join(folder, 'trash');
  const trashPathOf = ({ name, day }: TrashedFile) => path.join(trashFolder, day, name);

  const syncedFolders = new Set<string>();

  /** The name of a new folder is in the folder above it, which is synced as well. */
  const makeSubfolder = async (subfolder: string) => {
    if ((await fileSystem.makeFolder(subfolder)) !== undefined) syncedFolders.delete(subfolder);
    if (syncedFolders.has(subfolder)) return;
    await fileSystem.syncFolder(folder);
    await fileSystem.syncFolder(path.dirname(folder));
    syncedFolders.add(subfolder);
  };

  async function* list(): AsyncGenerator<string> {
    for (const subfolder of (await fileSystem.names(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)))
      yield* (await fileSystem.names(path.join(folder, subfolder))).filter(isStoredName);
  }

  async function* listFiles(): AsyncGenerator<ListedFile> {
    for await (const name of list()) {
      const found = await fileSystem.stat(pathOf(name));
      if (found) yield { name, ...found };
    }
  }

  async function* trash(): AsyncGenerator<TrashedFile> {
    for (const day of (await fileSystem.names(trashFolder)).filter(isDay))
      for (const name of (await fileSystem.names(path.join(trashFolder, day))).filter(isPictureFileName))
        yield { name, day };
  }

  return {
    isOutside: false,
    put: async (files) => {
      const invalidFile = files.find(({ name }) => !isPictureFileName(name));
      if (invalidFile) throw new Error(`Not the name of a picture file: ${JSON.stringify(invalidFile.name)}`);
      const subfolders = new Set(files.map(({ name }) => subfolderOf(name)));
      for (const subfolder of subfolders) await makeSubfolder(subfolder);
      for (const { name, bytes } of files) await writeAtomically(fileSystem, pathOf(name), bytes);
      for (const subfolder of subfolders) await fileSystem.syncFolder(subfolder);
    },
    read: async (name) => (isPictureFileName(name) ? fileSystem.read(pathOf(name)) : undefined),
    size: async (name) => (isPictureFileName(name) ? (await fileSystem.stat(pathOf(name)))?.size : undefined),
    remove: async (names) => {
      for (const name of names.filter(isStoredName)) await fileSystem.remove(pathOf(name));
    },
    list,
    files: listFiles,
    moveToTrash: async (names, day) => {
      const present: string[] = [];
      for (const name of names.filter(isPictureFileName))
        if (await fileSystem.has(pathOf(name))) present.push(name);
      if (present.length === 0) return;
      const dayFolder = path.join(trashFolder, day);
      if ((await fileSystem.makeFolder(dayFolder)) !== undefined) {
        await fileSystem.syncFolder(trashFolder);
        await fileSystem.syncFolder(folder);
      }
      for (const name of present)
        await fileSystem.rename(pathOf(name), trashPathOf({ name, day })).catch(async (cause: unknown) => {
          // Another process may have moved it meanwhile.
          if (await fileSystem.has(pathOf(name))) throw cause;
        });
      // After a power cut a file that is public again would have no record that it is to be removed.
      await fileSystem.syncFolder(dayFolder);
      for (const subfolder of new Set(present.map(subfolderOf))) await fileSystem.syncFolder(subfolder);
    },
    trash,
    readFromTrash: (file) => fileSystem.read(trashPathOf(file)),
    restore: async (file) => {
      await makeSubfolder(subfolderOf(file.name));
      await fileSystem.rename(trashPathOf(file), pathOf(file.name));
      await fileSystem.syncFolder(subfolderOf(file.name));
    },
    removeFromTrash: async (file) => {
      await fileSystem.remove(trashPathOf(file));
      await fileSystem.removeEmptyFolder(path.join(trashFolder, file.day));
    },
  };
}

export function openPictureStore({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): PictureStore {
  return bucket ? createS3Store(bucket) : createFolderStore(path.join(dataDir, 'pictures'));
}
