import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
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
import { sha256 } from '#server/hashes.ts';

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

type OnPicture = (name: string, bytes: Buffer) => Promise<void>;

/** Unpacks a backup to `banyan.db` and `pictures` in an empty folder, durably. @throws when it is damaged */
export function unpack(source: string, folder: string): Promise<Unpacked> {
  const store = createFolderStore(path.join(folder, 'pictures'));
  return readArchive(source, folder, (name, bytes) => store.put([{ name, type: '', bytes }]));
}

/** Reads a whole backup and unpacks its database alone. @throws when it is damaged */
export function unpackDatabase(source: string, folder: string): Promise<Unpacked> {
  return readArchive(source, folder, () => Promise.resolve());
}

async function readArchive(source: string, folder: string, onPicture: OnPicture): Promise<Unpacked> {
  const archive = await open(source, 'r');
  try {
    return await readEntries(archive, folder, onPicture);
  } finally {
    await archive.close();
  }
}

async function readEntries(archive: FileHandle, folder: string, onPicture: OnPicture): Promise<Unpacked> {
  const checksums = new Map<string, string>();
  const pictures = new Set<string>();
  let manifest: Manifest | undefined;
  let checked = false;

  for await (const entry of readTar(archive)) {
    const { name } = entry;
    if (checked || checksums.has(name)) throw createBackupError(`${name} is where it should not be`);
    const picture = parsePictureEntry(name);
    if (name === databaseEntry) checksums.set(name, await writeDatabase(archive, entry, folder));
    else if (picture !== undefined) {
      checksums.set(name, await readPicture(archive, entry, picture, onPicture));
      pictures.add(picture);
    } else if (name === manifestEntry) {
      const bytes = await readText(archive, entry);
      checksums.set(name, sha256(bytes));
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

async function readPicture(
  archive: FileHandle,
  { name, size, position }: TarEntry,
  picture: string,
  onPicture: OnPicture,
): Promise<string> {
  if (size > maxPictureBytes) throw createBackupError(`${name} is too large`);
  const bytes = await bytesAt(archive, position, size);
  await onPicture(picture, bytes);
  return sha256(bytes);
}

async function writeDatabase(
  archive: FileHandle,
  { size, position }: TarEntry,
  folder: string,
): Promise<string> {
  const checksum = createHash('sha256');
  const file = await open(path.join(folder, 'banyan.db'), 'wx', 0o600);
  try {
    for (let offset = 0; offset < size; offset += chunkSize) {
      const chunk = await bytesAt(archive, position + offset, Math.min(chunkSize, size - offset));
      checksum.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return checksum.digest('hex');
}
