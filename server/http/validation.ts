import * as v from 'valibot';
import { HttpFailure } from './failure.ts';

/**
 * @throws 400 whose message is the first problem's and whose `fields` name each field with its first problem
 */
export function validated<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  const problems = read.issues.map(
    (issue) => [v.getDotPath(issue)?.split('.')[0] ?? '', issue.message] as const,
  );
  // Later entries win in fromEntries: the first problem of a field must come last.
  const fields = Object.fromEntries(problems.filter(([field]) => field !== '').toReversed());
  throw new HttpFailure(400, read.issues[0].message, { fields });
}

/** A refusal of one field. */
export const invalidField = (field: string, message: string) =>
  new HttpFailure(400, message, { fields: { [field]: message } });
