import * as v from 'valibot';
import { agencyFields } from './fields/agency-fields.ts';
import { partialAnswerOf } from './fields/answer.ts';
import { OwnIdSchema, type Frozen } from './admin-answers.ts';

/** What is stored: it was valid when it was saved, and is not refused by a rule that came later. */
export const StoredFactsSchema = v.object(partialAnswerOf(agencyFields));

/** The agency as `GET /api/admin/agency` answers it. */
export const StoredAgencySchema = v.object({
  _id: OwnIdSchema,
  /** Counts the edits; 0 before the first. */
  version: v.pipe(v.number(), v.integer()),
  facts: v.pipe(StoredFactsSchema, v.description('What differs from the originals, which are in the code')),
  /** Addresses of its pictures. */
  images: v.array(v.string()),
});
export type StoredAgency = Frozen<v.InferOutput<typeof StoredAgencySchema>>;
