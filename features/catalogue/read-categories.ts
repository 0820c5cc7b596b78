import * as v from 'valibot';
import { CategorySummarySchema, type CategorySummary } from '#contract/answers.ts';
import { field } from '#features/shared/read-answer.ts';

/** Reads the categories; an entry without a known category is left out. */
export function readCategories(answer: unknown): CategorySummary[] {
  const entries = field(answer, 'data');
  return Array.isArray(entries) ? entries.flatMap(readSummary) : [];
}

function readSummary(entry: unknown): CategorySummary[] {
  const read = v.safeParse(CategorySummarySchema, entry);
  if (!read.success || read.output.name === null) return [];
  return [{ ...read.output, name: read.output.name }];
}
