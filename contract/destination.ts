import * as v from 'valibot';
import { LenientPictureDetails } from './picture-details.ts';
import { IdSchema, LenientNumber, LenientText, Pictures } from './reading.ts';

/** A popular destination (specification, section 3). */
export const DestinationSchema = v.object({
  _id: IdSchema,
  name: LenientText,
  images: Pictures,
  discount: LenientText,
  version: LenientNumber,
  /** Of those pictures that have any. */
  pictureDetails: v.optional(LenientPictureDetails),
});
export type Destination = v.InferOutput<typeof DestinationSchema>;
