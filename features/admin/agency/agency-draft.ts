import * as v from 'valibot';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { answerOf } from '#contract/fields/answer.ts';
import { createDraftFields, type DraftFields } from '#features/admin/drafts/draft-store.ts';
import type { RestoredDraft } from '#features/admin/drafts/use-draft.ts';
import {
  createSavedPictures,
  listEarlierAddresses,
  type PictureItem,
} from '#features/admin/pictures/picture-items.ts';
import { pictureReference, readEarlierPictures } from '#features/admin/pictures/picture-list-draft.ts';
import {
  createReviewEntry,
  diffFacts,
  factNames,
  isTextFact,
  listNewPictures,
  listPictures,
  serializeFact,
  type AgencyEntries,
  type FactName,
} from './agency-values.ts';

const ReviewsText = v.pipe(v.string(), v.parseJson(), v.array(v.object(answerOf(agencyFields.reviews.of))));

const ReferenceSchema = v.object({ address: v.optional(v.string()), id: v.optional(v.string()) });
const PictureText = v.pipe(v.string(), v.parseJson(), v.nullable(ReferenceSchema));
const GalleryText = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ picture: v.nullable(ReferenceSchema), alt: v.string() })),
);

const toReference = (item: PictureItem | null) => item && pictureReference(item);

interface DraftSource {
  readonly entries: AgencyEntries;
  readonly base: AgencyEntries;
  readonly version: number;
  /** The earlier version of which the form may hold pictures. */
  readonly imagesOfVersion: number | undefined;
}

/** What differs from what is stored; null without anything. */
export function createAgencyDraft({
  entries,
  base,
  version,
  imagesOfVersion,
}: DraftSource): DraftFields | null {
  const texts = Object.fromEntries(
    diffFacts(entries, base).map((name) => [name, serializeForDraft(entries, name)]),
  );
  const addresses = listEarlierAddresses(listPictures(entries), listPictures(base));
  const earlierPictures = { version: imagesOfVersion, addresses };
  return createDraftFields(
    { ...texts, ...(addresses.length > 0 && { earlierPictures: JSON.stringify(earlierPictures) }) },
    { version, pictures: listNewPictures(entries) },
  );
}

function serializeForDraft(entries: AgencyEntries, name: FactName): string {
  if (name === 'guidePicture') return JSON.stringify(toReference(entries.guidePicture));
  if (name === 'gallery')
    return JSON.stringify(
      entries.gallery.map(({ picture, alt }) => ({ picture: toReference(picture), alt })),
    );
  return serializeFact(entries, name);
}

/**
 * A picture that is gone, or was not kept, leaves the one that the form has; one of the earlier version that the draft
 * names is there.
 */
export function restoreAgencyDraft(
  { entries, base, imagesOfVersion }: DraftSource,
  { fields, pictures }: RestoredDraft,
): Pick<DraftSource, 'entries' | 'imagesOfVersion'> {
  const texts = factNames.filter(isTextFact).flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  const reviews = v.safeParse(ReviewsText, fields['reviews']);
  const guide = v.safeParse(PictureText, fields['guidePicture']);
  const gallery = v.safeParse(GalleryText, fields['gallery']);
  const earlier = readEarlierPictures(fields);
  const taken = createSavedPictures({ images: earlier?.addresses ?? [] }, 'drafted');
  const known = [...pictures, ...listPictures(entries), ...listPictures(base), ...taken];
  const find = ({ id, address }: v.InferOutput<typeof ReferenceSchema>, present: PictureItem | null) =>
    known.find((item) => (item.kind === 'saved' ? item.address === address : item.id === id)) ?? present;
  const restored: AgencyEntries = {
    ...entries,
    texts: { ...entries.texts, ...Object.fromEntries(texts) },
    reviews: reviews.success ? reviews.output.map(createReviewEntry) : entries.reviews,
    guidePicture: guide.success
      ? guide.output && find(guide.output, entries.guidePicture)
      : entries.guidePicture,
    gallery: entries.gallery.map((slot, index) => {
      const drafted = gallery.success ? gallery.output[index] : undefined;
      if (!drafted) return slot;
      const { picture, alt } = drafted;
      return { picture: picture && find(picture, slot.picture), alt };
    }),
  };
  return {
    entries: restored,
    imagesOfVersion: earlier?.version ?? imagesOfVersion,
  };
}
