import * as v from 'valibot';
import { stampNames } from '#contract/agency.ts';
import { createDraftFields } from '#features/admin/drafts/draft-fields.ts';
import type { DraftFields } from '#features/admin/drafts/draft-store.ts';
import {
  createReviewEntry,
  diffFacts,
  factNames,
  isTextFact,
  listNewPictures,
  serializeFact,
  type AgencyEntries,
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

/** The texts that differ from what is stored; null without any. Pictures cannot be kept. */
export function createAgencyDraft(
  entries: AgencyEntries,
  base: AgencyEntries,
  version: number,
): DraftFields | null {
  const changed = diffFacts(entries, base).filter((name) => isTextFact(name) || name === 'reviews');
  const texts = Object.fromEntries(changed.map((name) => [name, serializeFact(entries, name)]));
  return createDraftFields(texts, { version, pictures: listNewPictures(entries) });
}

export function restoreAgencyDraft(entries: AgencyEntries, fields: DraftFields): AgencyEntries {
  const texts = factNames.filter(isTextFact).flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  const reviews = v.safeParse(ReviewsText, fields['reviews']);
  return {
    ...entries,
    texts: { ...entries.texts, ...Object.fromEntries(texts) },
    reviews: reviews.success ? reviews.output.map(createReviewEntry) : entries.reviews,
  };
}
