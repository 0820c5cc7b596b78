import * as v from 'valibot';
import { limits } from './limits.ts';
import { boundedList, inputObject, wholeNumber } from './input-rules.ts';

/** Entry of `imageOrder` for the n-th file of `images` in the same call, counted from 0. */
export const newImage = (index: number) => `new:${index}`;

const badOrder = 'The order of the pictures must be a list of text';

/** Optional fields of the edits. A backend that ignores them lets the last save win and appends new pictures. */
export const EditFieldsSchema = inputObject({
  /** The version the form was filled from; an outdated one is answered 409. */
  version: v.optional(wholeNumber('Version', 0, limits.version)),
  /** Stored addresses and `new:0`... in their new order; pictures left out are removed. */
  imageOrder: v.optional(
    v.pipe(
      v.string(badOrder),
      v.parseJson(undefined, badOrder),
      boundedList(v.string(badOrder), limits.picturesInAll, {
        noList: badOrder,
        tooLong: `At most ${limits.picturesInAll} pictures can be kept`,
      }),
    ),
  ),
});
export type EditFields = v.InferOutput<typeof EditFieldsSchema>;

const badKey = 'The idempotency key must be 8 to 64 letters, digits, - or _';

/** Optional field of the create calls: a repeat with the same key creates nothing. */
export const CreateFieldsSchema = inputObject({
  idempotencyKey: v.optional(v.pipe(v.string(badKey), v.regex(/^[\w-]{8,64}$/, badKey))),
});
