import { pageMarks } from '#contract/package.ts';

/** Each with an optional variation selector. */
const marks = new RegExp(`[${pageMarks}][\\uFE0E\\uFE0F]*`, 'gu');

/** Splits on bullets and check marks (specification, section 2); leaves out empty lines. */
export function toLines(entries: readonly string[]): string[] {
  return entries
    .flatMap((entry) => entry.split(marks))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
