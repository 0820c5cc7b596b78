import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import {
  databaseEntry,
  manifestEntry,
  ManifestSchema,
  parsePictureEntry,
  checksumsEntry,
  formatChecksums,
  type Manifest,
} from './archive.ts';
import { bytesAt, readTar, type TarEntry } from './tar.ts';

/** Bytes of a text read into memory: enough for half a million pictures. */
const maxTextBytes = 64 * 1024 * 1024;
/** Bytes; the server's own picture files are far smaller. */
const maxPictureBytes = 32 * 1024 * 1024;
/** Bytes of the database read at once. */
const chunkSize = 1024 * 1024;

export interface Unpacked {
  readonly manifest: Manifest;
  readonly pictures: ReadonlySet<string>;
}

/** Unpacks a backup to `banyan.db` and `pictures` in an empty folder, durably. @throws when it is damaged */
export async function unpack(source: string, folder: string): Promise<Unpacked> {
  const archive = await open(source, 'r');
  try {
    return await unpackFrom(archive, folder);
  } finally {
    await archive.close();
  }
}

async function unpackFrom(archive: FileHandle, folder: string): Promise<Unpacked> {
  const store = createFolderStore(path.join(folder, 'pictures'));
  const checksums = new Map<string, string>();
  const pictures = new Set<string>();
  let manifest: Manifest | undefined;
  let checked = false;

  for await (const entry of readTar(archive)) {
    const { name } = entry;
    if (checked || checksums.has(name)) throw createBackupError(`${name} is where it should not be`);
    const picture = parsePictureEntry(name);
    if (name === databaseEntry) checksums.set(name, await unpackDatabase(archive, entry, folder));
    else if (picture !== undefined) {
      checksums.set(name, await unpackPicture(archive, entry, picture, store));
      pictures.add(picture);
    } else if (name === manifestEntry) {
      const bytes = await readText(archive, entry);
      checksums.set(name, hashBytes(bytes));
      manifest = readManifest(bytes.toString());
    } else if (name === checksumsEntry) {
      if ((await readText(archive, entry)).toString() !== formatChecksums(checksums))
        throw createBackupError('its contents are not those it was made with');
      checked = true;
    } else throw createBackupError(`it holds ${name}`);
  }
  if (!manifest || !checked || !checksums.has(databaseEntry))
    throw createBackupError('a part of it is missing');
  return { manifest, pictures };
}

const createBackupError = (reason: string) => new Error(`This is no backup that can be restored: ${reason}`);
const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function readText(archive: FileHandle, { name, size, position }: TarEntry): Promise<Buffer> {
  if (size > maxTextBytes) throw createBackupError(`${name} is too large`);
  return bytesAt(archive, position, size);
}

function readManifest(text: string): Manifest {
  try {
    return v.parse(ManifestSchema, JSON.parse(text));
  } catch (cause) {
    throw createBackupError(cause instanceof v.ValiError ? cause.message : 'its manifest is not readable');
  }
}

async function unpackPicture(
  archive: FileHandle,
  { name, size, position }: TarEntry,
  picture: string,
  store: PictureStore,
): Promise<string> {
  if (size > maxPictureBytes) throw createBackupError(`${name} is too large`);
  const bytes = await bytesAt(archive, position, size);
  await store.put([{ name: picture, type: '', bytes }]);
  return hashBytes(bytes);
}

async function unpackDatabase(
  archive: FileHandle,
  { size, position }: TarEntry,
  folder: string,
): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path.join(folder, 'banyan.db'), 'wx', 0o600);
  try {
    for (let offset = 0; offset < size; offset += chunkSize) {
      const chunk = await bytesAt(archive, position + offset, Math.min(chunkSize, size - offset));
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
