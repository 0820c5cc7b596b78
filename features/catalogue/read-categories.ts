import * as v from 'valibot';
import { CategorySummarySchema, type CategorySummary } from '#contract/answers.ts';
import { readKey } from '#features/shared/read-answer.ts';

/** Reads the categories; an entry without a known category is left out. */
export function readCategories(answer: unknown): CategorySummary[] {
  const entries = readKey(answer, 'data');
  return Array.isArray(entries) ? entries.flatMap(readSummary) : [];
}

function readSummary(entry: unknown): CategorySummary[] {
  const parsed = v.safeParse(CategorySummarySchema, entry);
  if (!parsed.success || parsed.output.name === null) return [];
  return [{ ...parsed.output, name: parsed.output.name }];
}
