import * as v from 'valibot';

/**
 * Reads the answer of a session call. Not by `v.parse`, which every visitor's first page would carry for it.
 * @throws Error when the answer is none of the call
 */
export function readAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new Error(`The answer cannot be read: ${read.issues[0].message}`);
}
