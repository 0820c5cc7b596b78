import * as v from 'valibot';
import { IdSchema, LenientNumber, LenientText, Pictures } from './reading.ts';

/** A popular destination (specification, section 3). */
export const DestinationSchema = v.object({
  _id: IdSchema,
  name: LenientText,
  images: Pictures,
  discount: LenientText,
  version: LenientNumber,
});
export type Destination = v.InferOutput<typeof DestinationSchema>;
