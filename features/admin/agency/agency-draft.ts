import * as v from 'valibot';
import { stampNames } from '#contract/agency.ts';
import { createDraftFields } from '#features/admin/drafts/draft-fields.ts';
import type { DraftFields } from '#features/admin/drafts/draft-store.ts';
import type { RestoredDraft } from '#features/admin/drafts/use-draft.ts';
import type { PictureItem } from '#features/admin/pictures/picture-items.ts';
import { pictureReference } from '#features/admin/pictures/picture-list-draft.ts';
import {
  createReviewEntry,
  diffFacts,
  factNames,
  isTextFact,
  listNewPictures,
  serializeFact,
  type AgencyEntries,
  type FactName,
} from './agency-values.ts';

const ReviewsText = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      text: v.string(),
      rest: v.string(),
      name: v.string(),
      town: v.string(),
      trip: v.string(),
      stamp: v.picklist(stampNames),
    }),
  ),
);

const ReferenceSchema = v.object({ address: v.optional(v.string()), id: v.optional(v.string()) });
const PictureText = v.pipe(v.string(), v.parseJson(), v.nullable(ReferenceSchema));
const GalleryText = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ picture: v.nullable(ReferenceSchema), alt: v.string() })),
);

const toReference = (item: PictureItem | null) => item && pictureReference(item);

/** What differs from what is stored; null without anything. */
export function createAgencyDraft(
  entries: AgencyEntries,
  base: AgencyEntries,
  version: number,
): DraftFields | null {
  const texts = Object.fromEntries(
    diffFacts(entries, base).map((name) => [name, serializeForDraft(entries, name)]),
  );
  return createDraftFields(texts, { version, pictures: listNewPictures(entries) });
}

function serializeForDraft(entries: AgencyEntries, name: FactName): string {
  if (name === 'guidePicture') return JSON.stringify(toReference(entries.guidePicture));
  if (name === 'gallery')
    return JSON.stringify(
      entries.gallery.map(({ picture, alt }) => ({ picture: toReference(picture), alt })),
    );
  return serializeFact(entries, name);
}

/** A picture that is gone, or was not kept, leaves the one that the form has. */
export function restoreAgencyDraft(
  entries: AgencyEntries,
  { fields, pictures }: RestoredDraft,
): AgencyEntries {
  const texts = factNames.filter(isTextFact).flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  const reviews = v.safeParse(ReviewsText, fields['reviews']);
  const guide = v.safeParse(PictureText, fields['guidePicture']);
  const gallery = v.safeParse(GalleryText, fields['gallery']);
  const known = [entries.guidePicture, ...entries.gallery.map(({ picture }) => picture)];
  const find = (reference: v.InferOutput<typeof ReferenceSchema>, present: PictureItem | null) =>
    pictures.find(({ id }) => id === reference.id) ??
    known.find((item) => item?.kind === 'saved' && item.address === reference.address) ??
    present;
  return {
    ...entries,
    texts: { ...entries.texts, ...Object.fromEntries(texts) },
    reviews: reviews.success ? reviews.output.map(createReviewEntry) : entries.reviews,
    guidePicture: guide.success
      ? guide.output && find(guide.output, entries.guidePicture)
      : entries.guidePicture,
    gallery: entries.gallery.map((slot, index) => {
      const restored = gallery.success ? gallery.output[index] : undefined;
      if (!restored) return slot;
      const { picture, alt } = restored;
      return { picture: picture && find(picture, slot.picture), alt };
    }),
  };
}
