import * as v from 'valibot';

/** Schema of a call's input. A missing field gets its own schema's message; valibot's would name the missing key. */
/* @__NO_SIDE_EFFECTS__ */
export function inputObject<const T extends Fields>(fields: T) {
  return v.object(fields, ({ path }) => {
    const field = fields[String(path?.[0].key)];
    const result = field && v.safeParse(field, undefined);
    return result?.issues?.[0].message ?? 'The request must be a JSON object';
  });
}

type Fields = Readonly<Record<string, v.GenericSchema>>;
