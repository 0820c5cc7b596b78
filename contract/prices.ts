import * as v from 'valibot';
import { OwnIdSchema } from './admin-answers.ts';
import { PackageInputSchema } from './fields/inputs.ts';
import { packageFields } from './fields/package-fields.ts';
import { boundedList, finiteNumber, inputObject, wholeNumber } from './input-rules.ts';
import { limits } from './limits.ts';

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
const priced = { _id: OwnIdSchema, version: number, price: number };

/** A package after its price changed; `updatedAt` in ms since 1970. */
export const ChangedPriceSchema = v.object({ ...priced, updatedAt: number });
export type ChangedPrice = Readonly<v.InferOutput<typeof ChangedPriceSchema>>;

/** `current` of a 409: packages that somebody else changed; `deleted` those that are gone. */
export const StalePricesSchema = v.object({
  stale: v.array(v.object({ ...priced, name: v.string() })),
  deleted: v.array(OwnIdSchema),
});
export type StalePrices = Readonly<v.InferOutput<typeof StalePricesSchema>>;

/** INR to which a changed price is rounded. */
const priceStep = 100;

export interface PriceChange {
  readonly direction: 'raise' | 'lower';
  readonly unit: 'percent' | 'rupees';
  /** Percent or INR, above 0. */
  readonly amount: number;
}

export const amountLabels = { percent: 'Percentage', rupees: 'Sum' } as const;

const amountSchemas = {
  percent: finiteNumber(amountLabels.percent, 0.1, 100),
  rupees: finiteNumber(amountLabels.rupees, 1, packageFields.price.max),
} as const;

export type NewPrice =
  | { readonly outcome: 'changed'; readonly price: number }
  /** `reason` is for people. */
  | { readonly outcome: 'unchanged' | 'refused'; readonly reason: string };

/**
 * What becomes of a price in INR (null: unknown), rounded to hundreds. A raise never lowers it, nor the other way round;
 * 0 stays 0, because it stands for "Ask for the price".
 */
export function changePrice(price: number | null, { direction, unit, amount }: PriceChange): NewPrice {
  if (price === null) return { outcome: 'refused', reason: 'It has no price' };
  if (price === 0) return { outcome: 'unchanged', reason: 'Stays 0: Ask for the price' };
  const difference = unit === 'percent' ? (price * amount) / 100 : amount;
  const exact = direction === 'raise' ? price + difference : price - difference;
  const rounded = Math.round(exact / priceStep) * priceStep;
  if (exact < 0) return { outcome: 'refused', reason: 'The price would be below 0' };
  if (rounded === 0) return { outcome: 'refused', reason: 'The price would be 0' };
  if (rounded > packageFields.price.max)
    return { outcome: 'refused', reason: `The price can be at most ${packageFields.price.max}` };
  const isChanged = direction === 'raise' ? rounded > price : rounded < price;
  if (!isChanged) return { outcome: 'unchanged', reason: 'Stays the same, as prices are rounded to 100' };
  return { outcome: 'changed', price: rounded };
}

/** @param text decimal digits @returns the amount, or the message about the text */
export function readAmount(
  text: string,
  unit: PriceChange['unit'],
): { readonly amount: number } | { readonly error: string } {
  if (text === '') return { error: `${amountLabels[unit]} is required` };
  const read = v.safeParse(amountSchemas[unit], text);
  return read.success ? { amount: read.output } : { error: read.issues[0].message };
}
