import * as v from 'valibot';
import { stampNames, type AgencyChanges } from './agency.ts';
import { OwnIdSchema } from './reading.ts';

const text = v.exactOptional(v.string());
const texts = v.array(v.string());

/** What is stored: it was valid when it was saved, and is not refused by a rule that came later. */
export const StoredFactsSchema = v.object({
  nameFirst: text,
  nameRest: text,
  tagline: text,
  phoneIndia: text,
  phoneInternational: text,
  phonePackages: text,
  whatsApp: text,
  email: text,
  address: v.exactOptional(texts),
  latitude: v.exactOptional(v.number()),
  longitude: v.exactOptional(v.number()),
  hours: v.exactOptional(v.array(v.object({ days: v.string(), time: v.string() }))),
  facebook: text,
  instagram: text,
  guideName: text,
  guideText: text,
  guidePicture: text,
  reviews: v.exactOptional(
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
  ),
  gallery: v.exactOptional(v.array(v.nullable(v.object({ picture: v.string(), alt: v.string() })))),
}) satisfies v.GenericSchema<unknown, AgencyChanges>;

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
