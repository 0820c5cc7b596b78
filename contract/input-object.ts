import * as v from 'valibot';

/**
 * The schema of what a call takes. A field that is missing is refused in the words of its own schema, as one of a wrong
 * kind is; without this the library would describe the key it misses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inputObject<const T extends Fields>(fields: T) {
  return v.object(fields, ({ path }) => {
    const field = fields[String(path?.[0].key)];
    const read = field && v.safeParse(field, undefined);
    return read?.issues?.[0].message ?? 'The request must be a JSON object';
  });
}

type Fields = Readonly<Record<string, v.GenericSchema>>;
