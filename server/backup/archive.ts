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
export const sumsEntry = 'SHA256SUMS';
const folder = 'pictures/';

export const pictureEntry = (fileName: string) => folder + fileName;

export function pictureOf(entry: string): string | undefined {
  const name = entry.startsWith(folder) ? entry.slice(folder.length) : '';
  return isPictureFileName(name) ? name : undefined;
}

export const ManifestSchema = v.object({
  format: v.literal(1, 'it was made by a newer version'),
  /** ms since 1970 */
  createdAt: v.number(),
  /** By table. */
  rows: v.record(v.string(), v.number()),
  pictures: v.number(),
  /** Picture files that the database names and that were missing. */
  missing: v.array(v.string()),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** @param sums hexadecimal, by entry name */
export function sumsText(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');
}

/** Replaces the file of its name once it is whole and on the disk. */
export interface ArchiveWriter {
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  readonly addFile: (name: string, file: string) => Promise<void>;
  /** SHA-256 of each file so far, hexadecimal, by name. */
  readonly sums: ReadonlyMap<string, string>;
}

/** Writes an archive, replacing a file of its name. @param time ms since 1970, of its files */
export async function writeArchive(
  target: string,
  time: number,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${target}.${randomBytes(6).toString('hex')}.part`;
  // It holds password hashes: nobody else may read it.
  const handle = await open(unfinished, 'wx', 0o600);
  const sums = new Map<string, string>();

  const addPieces = async (name: string, size: number, pieces: AsyncIterable<Buffer> | Iterable<Buffer>) => {
    const hash = createHash('sha256');
    let written = 0;
    await handle.writeFile(tarHeader(name, size, time));
    for await (const piece of pieces) {
      await handle.writeFile(piece);
      hash.update(piece);
      written += piece.length;
    }
    if (written !== size) throw new Error(`${name} changed while it was read`);
    await handle.writeFile(tarPadding(size));
    sums.set(name, hash.digest('hex'));
  };

  try {
    try {
      await fill({
        add: (name, bytes) => addPieces(name, bytes.length, [bytes]),
        addFile: async (name, file) =>
          addPieces(name, (await stat(file)).size, createReadStream(file, { highWaterMark: 1024 * 1024 })),
        sums,
      });
      await handle.writeFile(tarEnd);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, target);
    await nodeFileSystem.syncFolder(path.dirname(target));
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw cause;
  }
}
