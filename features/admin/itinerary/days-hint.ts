import * as v from 'valibot';
import { PackageInputSchema } from '#contract/package-input.ts';

/**
 * What to say when the field Days and the itinerary tell different lengths; '' when they agree or Days holds no
 * number that is taken. A hint only: a trip may well be described in fewer rows.
 */
export function daysHint(days: string, rows: number): string {
  const { success, output: said } = v.safeParse(PackageInputSchema.entries.days, days);
  if (!success || said === rows) return '';
  const described = rows === 1 ? '1 day is' : `${rows} days are`;
  return `The trip lasts ${said === 1 ? '1 day' : `${said} days`}, and ${described} described here.`;
}
