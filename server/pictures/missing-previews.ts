import type { Kysely } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import { pictureFileName, previewFileName } from './storage/picture-file-names.ts';
import type { PictureStore } from './storage/picture-store.ts';

/**
 * Makes the JPEG for messengers of pictures that the first version stored, which had none. Lists the store only when
 * there are pictures from before files were recorded. @returns how many were made
 */
export async function addMissingPreviews(
  db: Kysely<Schema>,
  store: Pick<PictureStore, 'list' | 'read' | 'put'>,
): Promise<number> {
  const pictures = await db
    .selectFrom('pictures')
    .select(['hash', 'width'])
    .where('hash', 'not in', db.selectFrom('picture_files').select('hash'))
    .execute();
  if (pictures.length === 0) return 0;
  const stored = new Set<string>();
  for await (const name of store.list()) stored.add(name);
  const lacking = pictures
    .map(({ hash, width }) => ({ hash, name: pictureFileName(hash, width, 'jpg') }))
    .filter(({ hash, name }) => !stored.has(previewFileName(hash)) && stored.has(name));
  if (lacking.length === 0) return 0;
  // 20 MB of memory that most starts need not have.
  const { decodeJpeg } = await import('./processing/bitmap.ts');
  const { encodePreviewFile } = await import('./processing/encode.ts');
  let made = 0;
  for (const { hash, name } of lacking) {
    const jpeg = await store.read(name);
    // `npm run pictures` names one that is damaged.
    const bitmap = jpeg && (await decodeJpeg(jpeg).catch(() => undefined));
    if (!bitmap) continue;
    await store.put([await encodePreviewFile(hash, bitmap)]);
    made += 1;
  }
  return made;
}
