import type { PictureItem } from '#features/admin/pictures/picture-items.ts';
import type { DraftFields } from './draft-store.ts';

interface DraftMetadata {
  /** The version that the texts were typed over; null for a new entry. */
  readonly version: number | null;
  readonly pictures: readonly PictureItem[];
}

/** Draft of the texts that differ from what is stored; null without any. */
export function createDraftFields(
  texts: DraftFields,
  { version, pictures }: DraftMetadata,
): DraftFields | null {
  if (Object.keys(texts).length === 0) return null;
  const newPictures = pictures.filter(({ kind }) => kind === 'new').map(({ id }) => id);
  return {
    ...texts,
    ...(version !== null && { version: String(version) }),
    ...(newPictures.length > 0 && { pictures: newPictures.join(' ') }),
  };
}

/** Ids of the chosen pictures, whose files are kept apart (`draft-pictures.ts`). */
export const listNewPictureIds = (fields: DraftFields | null): readonly string[] =>
  fields?.['pictures']?.split(' ') ?? [];

export const isOutdated = (fields: DraftFields, version: number | null) =>
  fields['version'] !== undefined && fields['version'] !== String(version);
