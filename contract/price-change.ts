import * as v from 'valibot';
import { finiteNumber } from './input-rules.ts';
import { packageFields } from './fields/package-fields.ts';

/** INR to which a changed price is rounded. */
export const priceStep = 100;

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
