import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { sha256 } from '#server/ids.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { isPictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import { tarEnd, tarHeader, tarPadding, bytesAt, readTar, type TarEntry } from './tar.ts';

/* A backup is a tar archive: the database, its pictures, a manifest, and their SHA-256 sums for `sha256sum -c`. */

export const databaseEntry = 'database.sqlite';
export const manifestEntry = 'manifest.json';
export const checksumsEntry = 'SHA256SUMS';
const folder = 'pictures/';

export const pictureEntry = (fileName: string) => folder + fileName;

const ManifestSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, 'its manifest is not readable'),
  v.object({
    format: v.literal(1, 'it was made by a newer version'),
    /** ms since 1970 */
    createdAt: v.number(),
    /** By table. */
    rows: v.record(v.string(), v.number()),
    /** Of what is not in the trash. */
    shown: v.object({ packages: v.number(), destinations: v.number() }),
    pictures: v.number(),
    /** Picture files that the database names and that were missing. */
    missing: v.array(v.string()),
  }),
);
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** @param checksums hexadecimal, by entry name */
const formatChecksums = (checksums: ReadonlyMap<string, string>) =>
  [...checksums].map(([name, checksum]) => `${checksum}  ${name}\n`).join('');

/** Bytes of the database read at once. */
const chunkSize = 1024 * 1024;

interface ArchiveWriter {
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  readonly addFile: (name: string, file: string) => Promise<void>;
}

/** Adds the checksums. Replaces the file of its name once it is whole and on the disk. @param time ms since 1970, of its files */
export async function writeArchive(
  target: string,
  time: number,
  addEntries: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const partialFile = `${target}.${randomBytes(6).toString('hex')}.part`;
  // It holds password hashes: nobody else may read it.
  const handle = await open(partialFile, 'wx', 0o600);
  const checksums = new Map<string, string>();

  const addChunks = async (name: string, size: number, chunks: AsyncIterable<Buffer> | Iterable<Buffer>) => {
    const hash = createHash('sha256');
    let written = 0;
    await handle.writeFile(tarHeader(name, size, time));
    for await (const chunk of chunks) {
      await handle.writeFile(chunk);
      hash.update(chunk);
      written += chunk.length;
    }
    if (written !== size) throw new Error(`${name} changed while it was read`);
    await handle.writeFile(tarPadding(size));
    checksums.set(name, hash.digest('hex'));
  };

  const add = (name: string, bytes: Buffer) => addChunks(name, bytes.length, [bytes]);
  const addFile = async (name: string, file: string) =>
    addChunks(name, (await stat(file)).size, createReadStream(file, { highWaterMark: chunkSize }));

  try {
    try {
      await addEntries({ add, addFile });
      await add(checksumsEntry, Buffer.from(formatChecksums(checksums)));
      await handle.writeFile(tarEnd);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partialFile, target);
    await nodeFileSystem.syncFolder(path.dirname(target));
  } catch (cause) {
    await rm(partialFile, { force: true });
    throw cause;
  }
}

/** Bytes of a text read into memory: enough for half a million pictures. */
const maxTextBytes = 64 * 1024 * 1024;
/** Bytes; the server's own picture files are far smaller. */
const maxPictureBytes = 32 * 1024 * 1024;

export type Unpacked = Awaited<ReturnType<typeof unpack>>;

/**
 * Reads a whole backup, and unpacks all of it or its database alone to `banyan.db` and `pictures` in an empty folder,
 * durably. @throws when it is damaged
 */
export async function unpack(source: string, target: string, what: 'all' | 'database') {
  const archive = await open(source, 'r');
  try {
    return await readEntries(archive, target, what);
  } finally {
    await archive.close();
  }
}

async function readEntries(archive: FileHandle, target: string, what: 'all' | 'database') {
  const store = createFolderStore(path.join(target, 'pictures'));
  const checksums = new Map<string, string>();
  const pictures = new Set<string>();
  let manifest: Manifest | undefined;
  let checked = false;

  for await (const entry of readTar(archive)) {
    const { name } = entry;
    if (checked || checksums.has(name)) throw createBackupError(`${name} is where it should not be`);
    const picture = name.startsWith(folder) ? name.slice(folder.length) : '';
    if (name === databaseEntry) checksums.set(name, await writeDatabase(archive, entry, target));
    else if (isPictureFileName(picture)) {
      const bytes = await readBytes(archive, entry, maxPictureBytes);
      if (what === 'all') await store.put([{ name: picture, type: '', bytes }]);
      checksums.set(name, sha256(bytes));
      pictures.add(picture);
    } else if (name === manifestEntry) {
      const bytes = await readBytes(archive, entry, maxTextBytes);
      checksums.set(name, sha256(bytes));
      const read = v.safeParse(ManifestSchema, bytes.toString());
      if (!read.success) throw createBackupError(read.issues[0].message);
      manifest = read.output;
    } else if (name === checksumsEntry) {
      if ((await readBytes(archive, entry, maxTextBytes)).toString() !== formatChecksums(checksums))
        throw createBackupError('its contents are not those it was made with');
      checked = true;
    } else throw createBackupError(`it holds ${name}`);
  }
  if (!manifest || !checked || !checksums.has(databaseEntry))
    throw createBackupError('a part of it is missing');
  return { manifest, pictures };
}

const createBackupError = (reason: string) => new Error(`This is no backup that can be restored: ${reason}`);

async function readBytes(archive: FileHandle, { name, size, position }: TarEntry, most: number) {
  if (size > most) throw createBackupError(`${name} is too large`);
  return bytesAt(archive, position, size);
}

/** @returns its SHA-256, hexadecimal */
async function writeDatabase(archive: FileHandle, { size, position }: TarEntry, target: string) {
  const checksum = createHash('sha256');
  const file = await open(path.join(target, 'banyan.db'), 'wx', 0o600);
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
