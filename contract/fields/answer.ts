import * as v from 'valibot';
import { OwnIdSchema } from '#contract/admin-answers.ts';
import { mapFields, type Field, type FieldOf, type Fields, type Kind, type Value } from './field.ts';
import type { ItineraryDay } from './read.ts';

type Schema = v.GenericSchema;

const texts = v.array(v.string());

const schemas: { readonly [K in Kind]: (field: FieldOf<K>) => Schema } = {
  text: () => v.string(),
  number: () => v.number(),
  choice: ({ of }) => v.picklist(of),
  texts: () => texts,
  lines: () => texts,
  itinerary: () => v.array(v.strictObject({ _id: OwnIdSchema, day: v.number(), description: v.string() })),
  rows: ({ of, slots }) => {
    const row = v.object(mapFields(of, schemaOf));
    return v.array<Schema>(slots ? v.nullable(row) : row);
  },
  picture: () => v.string(),
};

function schemaOf<K extends Kind>(field: FieldOf<K>): Schema {
  const schema = schemas[field.kind](field);
  return field.about === undefined ? schema : v.pipe(schema, v.description(field.about));
}

type Answer<F extends Field> = v.GenericSchema<
  unknown,
  F extends { kind: 'itinerary' } ? readonly ItineraryDay[] : Value<F>
>;
type OptionalAnswer<F extends Field> = v.ExactOptionalSchema<Answer<F>, undefined>;

/** The members of an answer of our backend, which are exact; those beyond the specification may be absent. */
export function answerOf<T extends Fields>(
  fields: T,
): { readonly [N in keyof T]: T[N] extends { own: true } ? OptionalAnswer<T[N]> : Answer<T[N]> };
export function answerOf(fields: Fields): unknown {
  return mapFields(fields, (field) => (field.own ? v.exactOptional(schemaOf(field)) : schemaOf(field)));
}

/** Of an answer that may lack each of them. */
export function partialAnswerOf<T extends Fields>(
  fields: T,
): { readonly [N in keyof T]: OptionalAnswer<T[N]> };
export function partialAnswerOf(fields: Fields): unknown {
  return mapFields(fields, (field) => v.exactOptional(schemaOf(field)));
}
