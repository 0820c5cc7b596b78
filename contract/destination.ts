import * as v from 'valibot';
import { IdSchema, LenientNumber, LenientText, Pictures } from './reading.ts';

/** A popular destination (specification, section 3). */
export const DestinationSchema = v.object({
  _id: IdSchema,
  name: LenientText,
  images: Pictures,
  /** Always '0' today. */
  discount: LenientText,
  /** As a package's. */
  version: LenientNumber,
});
export type Destination = v.InferOutput<typeof DestinationSchema>;
