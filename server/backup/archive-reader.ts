import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import {
  databaseEntry,
  manifestEntry,
  ManifestSchema,
  pictureOf,
  sumsEntry,
  sumsText,
  type Manifest,
} from './archive.ts';
import { bytesAt, readTar, type TarEntry } from './tar.ts';

/** Bytes of a text read into memory: enough for half a million pictures. */
const longestText = 64 * 1024 * 1024;
/** Bytes; the server's own picture files are far smaller. */
const largestPicture = 32 * 1024 * 1024;
/** Bytes of the database read at once. */
const pieceSize = 1024 * 1024;

export interface Unpacked {
  readonly manifest: Manifest;
  readonly pictures: ReadonlySet<string>;
}

type KeepPicture = (name: string, bytes: Buffer) => Promise<void>;

/** Unpacks a backup to `banyan.db` and `pictures` in an empty folder, durably. @throws when it is damaged */
export function unpack(source: string, folder: string): Promise<Unpacked> {
  const store = createFolderStore(path.join(folder, 'pictures'));
  return readArchive(source, folder, (name, bytes) => store.put([{ name, type: '', bytes }]));
}

/** Reads a whole backup and unpacks its database alone. @throws when it is damaged */
export function unpackDatabase(source: string, folder: string): Promise<Unpacked> {
  return readArchive(source, folder, () => Promise.resolve());
}

async function readArchive(source: string, folder: string, keep: KeepPicture): Promise<Unpacked> {
  const archive = await open(source, 'r');
  try {
    return await readEntries(archive, folder, keep);
  } finally {
    await archive.close();
  }
}

async function readEntries(archive: FileHandle, folder: string, keep: KeepPicture): Promise<Unpacked> {
  const sums = new Map<string, string>();
  const pictures = new Set<string>();
  let manifest: Manifest | undefined;
  let checked = false;

  for await (const entry of readTar(archive)) {
    const { name } = entry;
    if (checked || sums.has(name)) throw refused(`${name} is where it should not be`);
    const picture = pictureOf(name);
    if (name === databaseEntry) sums.set(name, await writeDatabase(archive, entry, folder));
    else if (picture !== undefined) {
      sums.set(name, await readPicture(archive, entry, picture, keep));
      pictures.add(picture);
    } else if (name === manifestEntry) {
      const bytes = await textOf(archive, entry);
      sums.set(name, sumOf(bytes));
      manifest = readManifest(bytes.toString());
    } else if (name === sumsEntry) {
      if ((await textOf(archive, entry)).toString() !== sumsText(sums))
        throw refused('its contents are not those it was made with');
      checked = true;
    } else throw refused(`it holds ${name}`);
  }
  if (!manifest || !checked || !sums.has(databaseEntry)) throw refused('a part of it is missing');
  return { manifest, pictures };
}

const refused = (why: string) => new Error(`This is no backup that can be restored: ${why}`);
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function textOf(archive: FileHandle, { name, size, position }: TarEntry): Promise<Buffer> {
  if (size > longestText) throw refused(`${name} is too large`);
  return bytesAt(archive, position, size);
}

function readManifest(text: string): Manifest {
  try {
    return v.parse(ManifestSchema, JSON.parse(text));
  } catch (cause) {
    throw refused(cause instanceof v.ValiError ? cause.message : 'its manifest is not readable');
  }
}

async function readPicture(
  archive: FileHandle,
  { name, size, position }: TarEntry,
  picture: string,
  keep: KeepPicture,
): Promise<string> {
  if (size > largestPicture) throw refused(`${name} is too large`);
  const bytes = await bytesAt(archive, position, size);
  await keep(picture, bytes);
  return sumOf(bytes);
}

/** In pieces, as it may be larger than the memory. */
async function writeDatabase(
  archive: FileHandle,
  { size, position }: TarEntry,
  folder: string,
): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path.join(folder, 'banyan.db'), 'wx', 0o600);
  try {
    for (let done = 0; done < size; done += pieceSize) {
      const piece = await bytesAt(archive, position + done, Math.min(pieceSize, size - done));
      hash.update(piece);
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
