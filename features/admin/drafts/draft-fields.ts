import type { PictureItem } from '#features/admin/pictures/items.ts';
import type { DraftFields } from './drafts.ts';

/** What is noted with the texts of a draft. */
interface Around {
  /** The version that the texts were written over; null for something new. */
  readonly version: number | null;
  readonly pictures: readonly PictureItem[];
}

/**
 * The draft of a form.
 * @param texts those that differ from what is stored, by field
 * @returns null when there is no text to keep
 */
export function toDraft(texts: DraftFields, { version, pictures }: Around): DraftFields | null {
  if (Object.keys(texts).length === 0) return null;
  const chosen = pictures.filter(({ kind }) => kind === 'new').length;
  return {
    ...texts,
    ...(version !== null && { version: String(version) }),
    ...(chosen > 0 && { pictures: String(chosen) }),
  };
}

/** How many chosen pictures a draft could not keep. */
export const lostPictures = (fields: DraftFields) => Number(fields['pictures'] ?? 0) || 0;

/** Whether somebody else has saved something since the draft was written. */
export const isOutdated = (fields: DraftFields, version: number | null) =>
  fields['version'] !== undefined && fields['version'] !== String(version);
