import * as v from 'valibot';

/**
 * Takes out control characters but tabs and line feeds: nobody types them, SQLite cuts a text off at its
 * first NUL and PostgreSQL refuses it (its manual, section 8.3).
 */
export const plain = (text: string) =>
  text.replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''));

/** Required text: trimmed, one to `max` characters. `label` names the field in the message. */
export function requiredText(label: string, max: number) {
  return v.pipe(
    v.string(`${label} is required`),
    v.transform(plain),
    v.trim(),
    v.minLength(1, `${label} is required`),
    v.maxLength(max, `${label} can have at most ${max} characters`),
  );
}

/** A number given as a number or, as forms and multipart bodies send it, as text; never NaN or infinite. */
export function finiteNumber(label: string, min: number, max: number) {
  return v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))],
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
