import * as v from 'valibot';
import { PackageInputSchema } from '#contract/fields/inputs.ts';
import type { PackageCard } from '#contract/package.ts';
import { priceText } from '#contract/price-text.ts';
import { requiredMessages } from '#features/admin/form/fields/field-values.ts';
import { labels, type NumberName } from '#features/admin/form/fields/fields.ts';
import { formatNumber, readTypedNumber, type TypedNumber } from '#features/admin/form/fields/typed-number.ts';
import { plural } from '#features/shared/text.ts';

export type ValueName = NumberName | 'visibility';

/** The stored value as a field has it and a call sends it; '' when it is unknown. */
export function storedText(tour: PackageCard, name: ValueName): string {
  return name === 'visibility' ? (tour.visibility ?? 'public') : formatNumber(tour[name]);
}

/** Whether both texts are the same value: `13000.5` and `13000.50` are one price. */
export const isSameValue = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other));

/** Whether a price becomes more than half as high again, or less than half: a digit too many or too few. In INR. */
export function isLargePriceChange(price: string, before: string): boolean {
  const from = Number(before);
  return from > 0 && Math.abs(Number(price) - from) > from / 2;
}

/** A stored value, as `storedText` gives it, as the card shows it; '' when it is unknown. */
export function formatValue(stored: string, name: NumberName): string {
  if (stored === '') return '';
  return name === 'price' ? priceText(Number(stored)) : plural(Number(stored), name.slice(0, -1));
}

/** What was typed as the call takes it, or the message that the form has for it. */
export function readNumber(name: NumberName, typed: string): TypedNumber {
  const number = readTypedNumber(typed, labels[name]);
  if ('error' in number) return number;
  const read = v.safeParse(PackageInputSchema.entries[name], number.value);
  if (read.success) return number;
  return { error: (number.value === '' ? requiredMessages[name] : undefined) ?? read.issues[0].message };
}
