import * as v from 'valibot';
import { toCategory } from './category.ts';
import { LenientPictureDetails } from './picture-details.ts';
import { IdSchema, LenientList, LenientNumber, LenientText, LenientTexts, Pictures } from './reading.ts';
import { LenientVisibility } from './visibility.ts';

/** Bullets and check marks, on which the page splits inclusions (specification, section 2). */
export const pageMarks = '•●○◦▪▫■‣⁃∙·✓✔✅☑🗸';

/** A package in a list, from any backend: missing numbers read as null, numbers may be text; only `_id` is required. */
export const PackageCardSchema = v.object({
  _id: IdSchema,
  category: v.pipe(LenientText, v.transform(toCategory)),
  name: LenientText,
  place: LenientText,
  days: LenientNumber,
  nights: LenientNumber,
  persons: LenientNumber,
  /** INR */
  price: LenientNumber,
  /** A card that came with a rendered page has only its beginning. */
  description: LenientText,
  images: Pictures,
  /** For search and comparison. A card that came with a rendered page has none of the three lists. */
  tripHighlights: v.nullish(LenientTexts),
  inclusions: v.nullish(LenientTexts),
  exclusions: v.nullish(LenientTexts),
  /** As it came, for search alone: `PackageSchema` reads it. */
  dayWiseItinerary: v.optional(v.unknown()),
  /** Counts the edits; null where a backend counts none. An edit with an outdated one is refused. */
  version: LenientNumber,
  /** Absent: public. */
  visibility: v.optional(LenientVisibility),
  /** Of a package of visibility `link`: for whom it was put together. */
  preparedFor: v.optional(LenientText),
  /** The place in its own script; absent: the one that the table of places has. */
  localName: v.optional(LenientText),
  /** Of those pictures that have any. */
  pictureDetails: v.optional(LenientPictureDetails),
});

/** What a list needs of a package. A `Package` is one, too; a card is never a `Package`. */
export type PackageCard = Readonly<v.InferOutput<typeof PackageCardSchema>>;

const ItineraryDaySchema = v.object({
  _id: LenientText,
  day: LenientNumber,
  description: LenientText,
});

export const PackageSchema = v.object({
  ...PackageCardSchema.entries,
  tripHighlights: LenientTexts,
  inclusions: LenientTexts,
  exclusions: LenientTexts,
  /** ms since 1970 of the last change; null where a backend does not say. */
  updatedAt: LenientNumber,
  dayWiseItinerary: v.pipe(
    LenientList,
    v.transform((rows): readonly ItineraryDay[] =>
      rows
        .flatMap((row, index) => {
          const read = v.safeParse(ItineraryDaySchema, row);
          return read.success ? [{ ...read.output, day: read.output.day ?? index + 1 }] : [];
        })
        .sort((a, b) => a.day - b.day),
    ),
  ),
});

export type Package = Readonly<v.InferOutput<typeof PackageSchema>>;

export interface ItineraryDay {
  readonly _id: string;
  readonly day: number;
  readonly description: string;
}
