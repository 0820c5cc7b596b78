import * as v from 'valibot';
import { isPictureFileName } from '#server/pictures/names.ts';

/*
 * A backup is a tar archive: the database, the pictures it names, what was counted, and the SHA-256 of each of these
 * files, as `sha256sum -c` reads it.
 */

export const databaseEntry = 'database.sqlite';
export const manifestEntry = 'manifest.json';
export const sumsEntry = 'SHA256SUMS';
const folder = 'pictures/';

export const pictureEntry = (fileName: string) => folder + fileName;

/** The name of the picture file that an entry holds; undefined for every other entry. */
export function pictureOf(entry: string): string | undefined {
  const name = entry.startsWith(folder) ? entry.slice(folder.length) : '';
  return isPictureFileName(name) ? name : undefined;
}

/** Bytes of the longest texts that are read into memory: enough for half a million pictures. */
export const longestText = 64 * 1024 * 1024;
/** Bytes of the largest picture file; the pipeline's own are far smaller. */
export const largestPicture = 32 * 1024 * 1024;

export const ManifestSchema = v.object({
  format: v.literal(1, 'it was made by a newer version'),
  /** ms since 1970 */
  createdAt: v.number(),
  /** Rows of each table of the database. */
  rows: v.record(v.string(), v.number()),
  /** Picture files. */
  pictures: v.number(),
  /** Picture files that the database names and that were missing already. */
  missing: v.array(v.string()),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** The lines of `SHA256SUMS`. @param sums hexadecimal, by the names of the entries */
export function sumsText(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');
}
