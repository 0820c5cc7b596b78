import * as v from 'valibot';
import { createDraftFields, isOutdated, type DraftFields } from '#features/admin/drafts/draft-store.ts';
import type { RestoredDraft } from '#features/admin/drafts/use-draft.ts';
import { createItinerary } from '#features/admin/itinerary/itinerary.ts';
import {
  createPictureFields,
  restorePictures,
  type EarlierPictures,
} from '#features/admin/pictures/picture-list-draft.ts';
import type { Conflict } from './conflict/conflict.ts';
import { serializeField, diffFields, type FieldValues } from './fields/field-values.ts';
import { textNames } from './fields/fields.ts';

interface DraftSource {
  readonly entries: FieldValues;
  readonly base: FieldValues;
  readonly version: number | null;
  readonly earlierPictures: EarlierPictures | null;
}

const DaysSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ description: v.string() })));

export function createPackageDraft({
  entries,
  base,
  version,
  earlierPictures,
}: DraftSource): DraftFields | null {
  const names = diffFields(entries, base).filter((name) => name !== 'images');
  const texts = {
    ...Object.fromEntries(names.map((name) => [name, serializeField(entries, name)])),
    ...createPictureFields({ pictures: entries.pictures, earlierPictures }, base.pictures),
  };
  return createDraftFields(texts, { version, pictures: entries.pictures });
}

/** Fills the form from a draft. If a newer version was stored since, the differing fields become a conflict. */
export function restorePackageDraft(
  { entries, base, version, earlierPictures }: DraftSource,
  { fields, pictures: kept }: RestoredDraft,
): Pick<DraftSource, 'entries' | 'earlierPictures'> & { readonly conflict: Conflict | null } {
  const names = textNames.filter((name) => fields[name] !== undefined);
  const days = v.safeParse(DaysSchema, fields['dayWiseItinerary']);
  const list = { pictures: entries.pictures, earlierPictures };
  const restored = restorePictures(list, base.pictures, fields, kept, isOutdated(fields, version));
  const draft: FieldValues = {
    ...entries,
    texts: { ...entries.texts, ...Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])) },
    itinerary: days.success
      ? createItinerary(days.output.map(({ description }) => description))
      : entries.itinerary,
    pictures: restored.pictures,
  };
  const differing = isOutdated(fields, version) ? diffFields(draft, base) : [];
  return {
    entries: draft,
    earlierPictures: restored.earlierPictures ?? null,
    conflict: differing.length > 0 ? { mine: draft, theirs: base, fields: differing, included: [] } : null,
  };
}
