import type { Fields } from './field.ts';
import { readEntity, type Read } from './read.ts';

/** A popular destination (specification, sections 3 and 5). */
export const destinationFields = {
  name: { kind: 'text', label: 'Destination name', noun: 'name', max: 120, required: true, card: true },
  /** Always '0' (specification, section 9). */
  discount: { kind: 'text', label: 'Discount', max: 10, fixed: '0', card: true },
} as const satisfies Fields;

export type Destination = Read<typeof destinationFields>;

/** Undefined for what has no id. */
export const readDestination = (value: unknown): Destination | undefined =>
  readEntity(destinationFields, value);
