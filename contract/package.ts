import * as v from 'valibot';
import { toCategory } from './category.ts';
import { IdSchema, LenientList, LenientNumber, LenientText, LenientTexts, Pictures } from './reading.ts';

const ItineraryDaySchema = v.object({
  _id: LenientText,
  day: LenientNumber,
  description: LenientText,
});

/** A package from any backend: missing numbers read as null, numbers may be text; only a missing `_id` fails. */
export const PackageSchema = v.object({
  _id: IdSchema,
  category: v.pipe(LenientText, v.transform(toCategory)),
  name: LenientText,
  place: LenientText,
  days: LenientNumber,
  nights: LenientNumber,
  persons: LenientNumber,
  /** INR */
  price: LenientNumber,
  description: LenientText,
  images: Pictures,
  tripHighlights: LenientTexts,
  inclusions: LenientTexts,
  exclusions: LenientTexts,
  /** Counts the edits; null where a backend counts none. An edit with an outdated one is refused. */
  version: LenientNumber,
  /** ms since 1970 of the last change; null where a backend does not say. */
  updatedAt: LenientNumber,
  dayWiseItinerary: v.pipe(
    LenientList,
    v.transform((rows) =>
      rows
        .flatMap((row, index) => {
          const read = v.safeParse(ItineraryDaySchema, row);
          return read.success ? [{ ...read.output, day: read.output.day ?? index + 1 }] : [];
        })
        .toSorted((a, b) => a.day - b.day),
    ),
  ),
});

export type Package = v.InferOutput<typeof PackageSchema>;
export type ItineraryDay = Package['dayWiseItinerary'][number];
