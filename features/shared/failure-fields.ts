import * as v from 'valibot';
import { LenientText } from '#contract/reading.ts';
import { isFetchError } from './fetch-failure.ts';

const FieldsSchema = v.object({ fields: v.record(v.string(), LenientText) });

/** What a refused form is told, by field; empty when the backend names no field. */
export function failureFields(cause: unknown): Readonly<Record<string, string>> {
  const said = v.safeParse(FieldsSchema, isFetchError(cause) ? cause.data : undefined);
  return said.success ? said.output.fields : {};
}
