import * as v from 'valibot';
import { isPictureFileName } from '#server/pictures/storage/picture-file-names.ts';

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

/** Bytes of a text read into memory: enough for half a million pictures. */
export const longestText = 64 * 1024 * 1024;
/** Bytes; the server's own picture files are far smaller. */
export const largestPicture = 32 * 1024 * 1024;

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
