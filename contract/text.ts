import * as v from 'valibot';

/**
 * Takes out control characters but tabs and line feeds: nobody types them, SQLite cuts a text off at its
 * first NUL and PostgreSQL refuses it (its manual, section 8.3).
 */
export const plain = (text: string) =>
  text.replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''));

/** Characters of spaces and control characters that a text may have beside what is kept of it. */
const surplus = 10_000;

/** Required text: trimmed, one to `max` characters. `label` names the field in the message. */
export function requiredText(label: string, max: number) {
  return v.pipe(
    v.string(`${label} is required`),
    // Before any work on the text, whose length the sender chooses.
    v.maxLength(max + surplus, `${label} can have at most ${max} characters`),
    v.transform(plain),
    v.trim(),
    v.minLength(1, `${label} is required`),
    v.maxLength(max, `${label} can have at most ${max} characters`),
  );
}

/**
 * A list whose length is checked before its entries are, so that a long one costs nothing and has one message.
 * @param entry with which each entry is read
 */
export function boundedList<T>(
  entry: v.GenericSchema<unknown, T>,
  max: number,
  messages: { readonly noList: string; readonly tooLong: string },
) {
  return v.pipe(
    v.custom<readonly unknown[]>(Array.isArray, messages.noList),
    v.maxLength(max, messages.tooLong),
    v.array(entry, messages.noList),
  );
}

/** Decimal digits, with a fraction or a minus: `Number` would also read `0x10` as 16, `1e3` as 1000 and a blank as 0. */
const decimal = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

/**
 * A number given as a number or, as forms and multipart bodies send it, as text in decimal digits; never NaN or
 * infinite.
 */
export function finiteNumber(label: string, min: number, max: number) {
  return v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(decimal), v.transform(Number))],
      `${label} must be a number`,
    ),
    v.finite(`${label} must be a number`),
    v.minValue(min, `${label} must be at least ${min}`),
    v.maxValue(max, `${label} can be at most ${max}`),
  );
}

/** The same for whole numbers: days, nights and persons. */
export function wholeNumber(label: string, min: number, max: number) {
  return v.pipe(finiteNumber(label, min, max), v.integer(`${label} must be a whole number`));
}

/** Splits the comma-separated text of a form into trimmed entries, without empty ones. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
