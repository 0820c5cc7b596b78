import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import { isPictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

/* A backup is a tar archive: the database, its pictures, a manifest, and their SHA-256 sums for `sha256sum -c`. */

export const databaseEntry = 'database.sqlite';
export const manifestEntry = 'manifest.json';
export const checksumsEntry = 'SHA256SUMS';
const folder = 'pictures/';

export const pictureEntry = (fileName: string) => folder + fileName;

export function parsePictureEntry(entry: string): string | undefined {
  const name = entry.startsWith(folder) ? entry.slice(folder.length) : '';
  return isPictureFileName(name) ? name : undefined;
}

export const ManifestSchema = v.object({
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
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** @param checksums hexadecimal, by entry name */
export function formatChecksums(checksums: ReadonlyMap<string, string>): string {
  return [...checksums].map(([name, checksum]) => `${checksum}  ${name}\n`).join('');
}

/** Replaces the file of its name once it is whole and on the disk. */
export interface ArchiveWriter {
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  readonly addFile: (name: string, file: string) => Promise<void>;
  readonly checksums: ReadonlyMap<string, string>;
}

/** @param time ms since 1970, of its files */
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

  try {
    try {
      await addEntries({
        add: (name, bytes) => addChunks(name, bytes.length, [bytes]),
        addFile: async (name, file) =>
          addChunks(name, (await stat(file)).size, createReadStream(file, { highWaterMark: 1024 * 1024 })),
        checksums,
      });
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
