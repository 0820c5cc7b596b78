import { destinationFields } from './fields/destination-fields.ts';
import { readEntity, type Read } from './fields/read.ts';

/** A popular destination (specification, section 3). */
export type Destination = Read<typeof destinationFields>;

/** Undefined for what has no id. */
export const readDestination = (value: unknown): Destination | undefined =>
  readEntity(destinationFields, value);
