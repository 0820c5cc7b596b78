import * as v from 'valibot';
import { limits } from './limits.ts';
import { plain, requiredText } from './text.ts';

const fields = {
  name: requiredText('Destination name', limits.nameLength),
  discount: v.pipe(
    v.string('Discount must be text'),
    v.transform(plain),
    v.trim(),
    v.maxLength(10, 'Discount is too long'),
  ),
};

export const DestinationInputSchema = v.object({ ...fields, discount: v.optional(fields.discount, '0') });
export type DestinationInput = v.InferOutput<typeof DestinationInputSchema>;

export const DestinationPatchSchema = v.partial(v.object(fields));
export type DestinationPatch = v.InferOutput<typeof DestinationPatchSchema>;
