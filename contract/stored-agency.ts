import * as v from 'valibot';
import type { AgencyChanges } from './agency.ts';
import { agencyFields } from './fields/agency-fields.ts';
import { partialAnswerOf } from './fields/answer.ts';
import { OwnIdSchema } from './admin-answers.ts';

/** What is stored: it was valid when it was saved, and is not refused by a rule that came later. */
export const StoredFactsSchema = v.object(partialAnswerOf(agencyFields));

/** The agency as `GET /api/admin/agency` answers it. */
export interface StoredAgency {
  readonly _id: string;
  /** Counts the edits; 0 before the first. */
  readonly version: number | null;
  readonly facts: AgencyChanges;
  /** Addresses of its pictures. */
  readonly images: readonly string[];
}

export const StoredAgencySchema: v.GenericSchema<unknown, StoredAgency> = v.object({
  _id: OwnIdSchema,
  version: v.pipe(v.number(), v.integer()),
  facts: v.pipe(StoredFactsSchema, v.description('What differs from the originals, which are in the code')),
  images: v.array(v.string()),
});
