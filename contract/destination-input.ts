import * as v from 'valibot';
import { limits } from './limits.ts';
import { inputObject, requiredName } from './input-rules.ts';

const fields = {
  name: requiredName('Destination name', limits.nameLength),
  /** Always stored as '0', whatever is sent (specification, section 9). */
  discount: v.pipe(
    v.unknown(),
    v.transform((): string => '0'),
  ),
};

export const DestinationInputSchema = inputObject({ ...fields, discount: v.optional(fields.discount, '0') });
export type DestinationInput = v.InferOutput<typeof DestinationInputSchema>;

export const DestinationPatchSchema = v.partial(inputObject(fields));
export type DestinationPatch = v.InferOutput<typeof DestinationPatchSchema>;
