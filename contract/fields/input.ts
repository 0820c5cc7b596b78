import * as v from 'valibot';
import * as rules from '#contract/input-rules.ts';
import { parseUrl } from '#contract/page-path.ts';
import { plain, trimText } from '#contract/plain-text.ts';
import { mapFields, type Field, type FieldOf, type Fields, type Kind, type Value } from './field.ts';

type Schema = v.GenericSchema;

const isLink = (value: string) => value === '' || parseUrl(value)?.protocol === 'https:';

const formats = {
  email: (label: string) => v.email<string, string>(`${label} must look like office@example.com`),
  link: (label: string) =>
    v.check<string, string>(isLink, `${label} must be an address that begins with https://`),
};

/** The address of a stored picture, or `new:0`... for a file of the same form. */
const picture = v.pipe(
  v.string('A picture must be an address'),
  v.regex(/^(?:\/pictures\/[0-9a-f]{32}-\d{1,5}x\d{1,5}-[0-9a-f]{6}|new:\d)$/, 'A picture is not known'),
);

const schemas: { readonly [K in Kind]: (field: FieldOf<K>) => Schema } = {
  text: (field) => {
    const { fixed, format } = field;
    if (fixed !== undefined)
      return v.pipe(
        v.unknown(),
        v.transform(() => fixed),
      );
    return format ? v.pipe(rules.text(field), formats[format](field.label)) : rules.text(field);
  },
  number: ({ label, min, max, step }) => {
    if (step === undefined) return rules.finiteNumber(label, min, max);
    return step === 1 ? rules.wholeNumber(label, min, max) : rules.rupees(label, min, max);
  },
  choice: ({ of, refusal }) => v.picklist(of, refusal),
  texts: ({ label, max, entryMax }) =>
    v.pipe(
      rules.boundedList(v.pipe(v.string(`${label} must be text`), rules.wellFormed(label)), max, {
        noList: `${label} must be a list of text`,
        tooLong: `${label} can have at most ${max} entries`,
      }),
      v.transform((entries) =>
        entries.map((entry) => trimText(plain(entry))).filter((entry) => entry !== ''),
      ),
      v.everyItem(
        (entry) => entry.length <= entryMax,
        `${label} can have at most ${entryMax} characters an entry`,
      ),
    ),
  lines: ({ label, max, entry }) =>
    v.pipe(
      rules.boundedList(rules.text(entry), max, {
        noList: `${label} must be a list of lines`,
        tooLong: `${label} can have at most ${max} lines`,
      }),
      v.minLength(1, `${label} is required`),
    ),
  itinerary: ({ max, entry }) => {
    const noList = 'The itinerary must be a list of days';
    const day = v.object({ day: rules.wholeNumber('Day', 1, max), description: rules.text(entry) }, noList);
    return rules.boundedList(day, max, { noList, tooLong: `The itinerary can have at most ${max} days` });
  },
  rows: ({ label, of, max, slots, refusals }) => {
    const row = rules.inputObject(mapFields(of, schemaOf));
    const list = rules.boundedList<unknown>(slots ? v.nullable(row) : row, max, {
      noList: `${label} must be a list`,
      tooLong: refusals.tooMany,
    });
    return slots ? v.pipe(list, v.length(max, refusals.none)) : v.pipe(list, v.minLength(1, refusals.none));
  },
  picture: () => picture,
};

function schemaOf<K extends Kind>(field: FieldOf<K>): Schema {
  return schemas[field.kind](field);
}

type ValueSchema<F extends Field> = v.GenericSchema<unknown, Value<F>>;

function toInput(field: Field): Schema {
  const schema = schemaOf(field);
  if (field.own) return v.exactOptional(schema);
  // A number, a choice or a picture has no value that says nothing.
  const isNeeded = field.kind === 'number' || field.kind === 'choice' || field.kind === 'picture';
  if (field.required || isNeeded) return schema;
  return v.optional(schema, field.kind === 'text' ? (field.fixed ?? '') : []);
}

type OptionalEntry<F extends Field> = v.ExactOptionalSchema<ValueSchema<F>, undefined>;
type ObjectOf<E extends v.ObjectEntries> = v.ObjectSchema<E, v.ErrorMessage<v.ObjectIssue>>;

/** The input of a new entity. */
export function inputOf<T extends Fields>(
  fields: T,
): ObjectOf<{
  readonly [N in keyof T]: T[N] extends { own: true } ? OptionalEntry<T[N]> : ValueSchema<T[N]>;
}>;
export function inputOf(fields: Fields): unknown {
  return rules.inputObject(mapFields(fields, toInput));
}

/** The input of an edit: missing fields stay as they are. */
export function patchOf<T extends Fields>(
  fields: T,
): ObjectOf<{ readonly [N in keyof T]: OptionalEntry<T[N]> }>;
export function patchOf(fields: Fields): unknown {
  return rules.inputObject(mapFields(fields, (field) => v.exactOptional(schemaOf(field))));
}
