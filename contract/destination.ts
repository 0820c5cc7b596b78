import * as v from 'valibot';
import { IdSchema, LenientText, Pictures } from './reading.ts';

/** A popular destination (specification, section 3). */
export const DestinationSchema = v.object({
  _id: IdSchema,
  name: LenientText,
  images: Pictures,
  /** Always '0' today. */
  discount: LenientText,
});
export type Destination = v.InferOutput<typeof DestinationSchema>;
