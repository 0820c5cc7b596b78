import * as v from 'valibot';
import { PackageInputSchema } from '#contract/package-input.ts';

/** '' when Days equals the number of rows or is not valid. A hint only: fewer rows may be intended. */
export function describeDaysMismatch(days: string, rows: number): string {
  const { success, output: said } = v.safeParse(PackageInputSchema.entries.days, days);
  if (!success || said === rows) return '';
  const described = rows === 1 ? '1 day is' : `${rows} days are`;
  return `The trip lasts ${said === 1 ? '1 day' : `${said} days`}, and ${described} described here.`;
}
