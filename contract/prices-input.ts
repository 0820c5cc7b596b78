import * as v from 'valibot';
import { PackageInputSchema } from './fields/inputs.ts';
import { limits } from './limits.ts';
import { boundedList, inputObject, wholeNumber } from './input-rules.ts';
import { OwnIdSchema } from './admin-answers.ts';

const noList = 'The prices must be a list';

const Entry = v.object(
  {
    _id: v.string('Each price needs the id of its package'),
    /** The version that the administrator saw; an outdated one refuses the whole call with 409. */
    version: wholeNumber('Version', 0, limits.version),
    price: PackageInputSchema.entries.price,
  },
  noList,
);
export type PriceEntry = Readonly<v.InferOutput<typeof Entry>>;

/** Input of the call that changes several prices: all of them or none. */
export const PricesInputSchema = inputObject({
  prices: v.pipe(
    boundedList(Entry, limits.pricesPerCall, {
      noList,
      tooLong: `At most ${limits.pricesPerCall} prices can be changed at once`,
    }),
    v.minLength(1, 'There is no price to change'),
    v.check(
      (entries) => new Set(entries.map(({ _id }) => _id)).size === entries.length,
      'A package can be named once only',
    ),
  ),
});

const number = v.pipe(v.number(), v.finite());

/** A package after its price changed; `updatedAt` in ms since 1970. */
export const ChangedPriceSchema = v.object({
  _id: OwnIdSchema,
  version: number,
  price: number,
  updatedAt: number,
});
export type ChangedPrice = Readonly<v.InferOutput<typeof ChangedPriceSchema>>;

/** `current` of a 409: packages that somebody else changed; `deleted` those that are gone. */
export const StalePricesSchema = v.object({
  stale: v.array(v.object({ _id: OwnIdSchema, name: v.string(), version: number, price: number })),
  deleted: v.array(OwnIdSchema),
});
export type StalePrices = Readonly<v.InferOutput<typeof StalePricesSchema>>;
