import * as v from 'valibot';
import { PackageInputSchema } from '#contract/package-input.ts';
import type { PackageCard } from '#contract/package.ts';
import { priceText } from '#contract/price-text.ts';
import { normalizeNumber, requiredMessages } from '#features/admin/form/fields/parsed-values.ts';
import { plural } from '#features/shared/text/format.ts';

/** Numbers that the list changes in place. */
export const numberNames = ['price', 'days', 'nights', 'persons'] as const;
export type NumberName = (typeof numberNames)[number];
export type ValueName = NumberName | 'visibility';

/** The stored value as a field has it and a call sends it; '' when it is unknown. */
export function storedText(tour: PackageCard, name: ValueName): string {
  return name === 'visibility' ? (tour.visibility ?? 'public') : String(tour[name] ?? '');
}

/** Whether both texts are the same value: `13000.5` and `13000.50` are one price. */
export const isSameValue = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other));

/** Whether a price becomes more than half as high again, or less than half: a digit too many or too few. In INR. */
export function isLargePriceChange(price: string, before: string): boolean {
  const from = Number(before);
  return from > 0 && Math.abs(Number(price) - from) > from / 2;
}

/** The value as the card shows it; '' when it is unknown. */
export function formatValue(tour: PackageCard, name: NumberName): string {
  const value = tour[name];
  if (value === null) return '';
  return name === 'price' ? priceText(value) : plural(value, name.slice(0, -1));
}

/** What was typed as the call takes it, or the message that the form has for it. */
export function readNumber(
  name: NumberName,
  typed: string,
): { readonly value: string } | { readonly error: string } {
  const value = normalizeNumber(typed);
  const read = v.safeParse(PackageInputSchema.entries[name], value);
  if (read.success) return { value };
  return { error: (value === '' ? requiredMessages[name] : undefined) ?? read.issues[0].message };
}
