import * as v from 'valibot';
import { plain, trimText } from './plain-text.ts';

/** Schema of a call's input. A missing field gets its own schema's message; valibot's would name the missing key. */
/* @__NO_SIDE_EFFECTS__ */
export function inputObject<const T extends v.ObjectEntries>(fields: T) {
  return v.object(fields, ({ path }) => {
    const field = fields[String(path?.[0].key)];
    const read = field && v.safeParse(field, undefined);
    return read?.issues?.[0].message ?? 'The request must be a JSON object';
  });
}

/** Surrounding whitespace and control characters allowed beyond a field's limit. */
const surplus = 10_000;

/** Half of a surrogate pair is no character: neither UTF-8 nor a database can hold it (Unicode 17, D75). */
const isWellFormed = (value: string) => !/\p{Cs}/u.test(value);

/** Refuses a text with half of a surrogate pair. `label` names the field in the message. */
export const wellFormed = (label: string) =>
  v.check(isWellFormed, `${label} has a character that is cut in half. Please type it again.`);

interface TextRule {
  /** Names the field in the messages. */
  readonly label: string;
  /** Characters, without blanks around the text. */
  readonly max: number;
  readonly required?: true;
  readonly multiline?: true;
  /** Refuses control characters instead of taking them out. */
  readonly strict?: true;
}

/** Text, trimmed, of at most `max` characters. */
export function text({ label, max, required, multiline, strict }: TextRule): v.GenericSchema<string> {
  const missing = `${label} is required`;
  const tooLong = `${label} can have at most ${max} characters`;
  const checked = v.pipe(
    v.string(required ? missing : `${label} must be text`),
    // Checked first: the sender chooses the length of the text that the next steps work on.
    v.maxLength(max + surplus, tooLong),
    wellFormed(label),
    v.transform((value) => trimText(strict ? value : plain(value))),
    v.check(
      // Line and paragraph separators (Zl, Zp) break lines as well.
      (value) => multiline === true || !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value),
      `${label} must be one line, without tabs and other control characters`,
    ),
    v.maxLength(max, tooLong),
  );
  return required ? v.pipe(checked, v.minLength(1, missing)) : checked;
}

/** Text that is compared, not stored: whatever it holds. */
/* @__NO_SIDE_EFFECTS__ */
export const comparedText = (max: number, missing: string, tooLong = missing) =>
  v.pipe(v.string(missing), v.nonEmpty(missing), v.maxLength(max, tooLong));

/** Checks the length of a list before its entries, so that a long one is cheap to refuse and has one message. */
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

/** Decimal digits: `Number` would also read `0x10` as 16, `1e3` as 1000 and a blank as 0. */
const decimal = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** A finite number, given as a number or, as in forms, as text in decimal digits. */
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

export function wholeNumber(label: string, min: number, max: number) {
  return v.pipe(finiteNumber(label, min, max), v.integer(`${label} must be a whole number`));
}

/** Whether a sum in INR has no more than paise. Digits are compared, as most decimals are no exact floating-point numbers. */
export const isInPaise = (sum: number) => Number(sum.toFixed(2)) === sum;

/** A sum in INR: whole rupees, or rupees and paise. */
export function rupees(label: string, min: number, max: number) {
  return v.pipe(finiteNumber(label, min, max), v.check(isInPaise, `${label} can have at most two decimals`));
}
