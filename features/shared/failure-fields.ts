import { FetchError } from 'ofetch';
import * as v from 'valibot';
import { LenientText } from '#contract/reading.ts';

const FieldsSchema = v.object({ fields: v.record(v.string(), LenientText) });

/** What a refused form is told, by field; empty when the backend names no field. */
export function failureFields(cause: unknown): Readonly<Record<string, string>> {
  const said = v.safeParse(FieldsSchema, cause instanceof FetchError ? cause.data : undefined);
  return said.success ? said.output.fields : {};
}
