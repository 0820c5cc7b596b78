import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFile } from './encode.ts';
import { isPictureFileName } from './names.ts';
import type { PictureStore } from './store.ts';

const leftover = /\.[0-9a-f]{16}\.part$/;

/** The name of a finished file, or of one whose writing was interrupted. */
function isOurs(name: string): boolean {
  return isPictureFileName(name.replace(leftover, ''));
}

/** Undefined where there is no such file or folder; other failures are thrown on. */
function unlessMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code === 'ENOENT') return undefined;
  throw cause;
}

/** Makes the names in a folder survive a power cut: the files' own sync does not cover them (fsync(2)). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps pictures as files in a folder, in subfolders by the first two digits of their names. */
export function createFolderStore(folder: string): PictureStore {
  const subfolderOf = (name: string) => path.join(folder, name.slice(0, 2));
  const pathOf = (name: string) => path.join(subfolderOf(name), name);

  const write = async ({ name, bytes }: PictureFile) => {
    const unfinished = `${pathOf(name)}.${randomBytes(8).toString('hex')}.part`;
    try {
      const handle = await open(unfinished, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, pathOf(name));
    } catch (cause) {
      await rm(unfinished, { force: true });
      throw cause;
    }
  };

  async function* list(): AsyncGenerator<string> {
    const subfolders = (await readdir(folder).catch(unlessMissing)) ?? [];
    for (const subfolder of subfolders.filter((name) => /^[0-9a-f]{2}$/.test(name)))
      yield* (await readdir(path.join(folder, subfolder))).filter(isOurs);
  }

  return {
    put: async (files) => {
      const foreign = files.find(({ name }) => !isPictureFileName(name));
      if (foreign) throw new Error(`Not the name of a picture file: ${JSON.stringify(foreign.name)}`);
      const subfolders = new Set(files.map(({ name }) => subfolderOf(name)));
      for (const subfolder of subfolders) await mkdir(subfolder, { recursive: true });
      for (const file of files) await write(file);
      for (const subfolder of subfolders) await syncFolder(subfolder);
      if (files.length > 0) await syncFolder(folder);
    },
    read: async (name) =>
      isPictureFileName(name) ? await readFile(pathOf(name)).catch(unlessMissing) : undefined,
    has: async (name) =>
      isPictureFileName(name) &&
      (await access(pathOf(name)).then(
        () => true,
        (cause: NodeJS.ErrnoException) => unlessMissing(cause) ?? false,
      )),
    remove: async (names) => {
      for (const name of names.filter(isOurs)) await rm(pathOf(name), { force: true });
    },
    used: async () => {
      let bytes = 0;
      for await (const name of list()) bytes += (await stat(pathOf(name)).catch(unlessMissing))?.size ?? 0;
      return bytes;
    },
    list,
  };
}
