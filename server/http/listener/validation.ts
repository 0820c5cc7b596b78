import * as v from 'valibot';
import { HttpFailure } from '#server/http/responses/http-failure.ts';

/** @throws 400 with the first problem as message, and each field's first problem in `fields` */
export function validate<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  const problems = read.issues.map(
    (issue) => [v.getDotPath(issue)?.split('.')[0] ?? '', issue.message] as const,
  );
  // In fromEntries later entries win, so the first problem of a field comes last.
  const fields = Object.fromEntries(problems.filter(([field]) => field !== '').toReversed());
  throw new HttpFailure(400, read.issues[0].message, { fields });
}

export const invalidField = (field: string, message: string) =>
  new HttpFailure(400, message, { fields: { [field]: message } });
