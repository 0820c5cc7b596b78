import { toAsciiDigits } from '#contract/plain-text.ts';

/** What is typed into a number field: decimal digits as a call takes them, '' for an empty field, or a message. */
export type TypedNumber = { readonly value: string } | { readonly error: string };

/** Also a sum in rupees: `Rs. 24500/-`, `₹ 24500`, `24500 INR`; U+0930 U+0941 is its short form in Hindi. */
const sum =
  /^(rs\.?|inr|₹|₨|\u0930\u0941\.?)? ?([-+−–]?) ?([\d.,'’ ]*?) ?(?:rs\.?|inr|₹|rupees)? ?(?:\/[-–=]?)?$/i;

/** Groups of three digits, or as in India of two and a last one of three, all divided by the same character. */
const grouped = /^[1-9]\d{0,2}([.,'’ ])(?:(?:\d{3}\1)*|(?:\d{2}\1)*)\d{3}$/;

/**
 * Reads a number as people write it, also in the digits of other scripts: `1,24,500`, `124,500.50`, `1.24.500,50`,
 * `45 000`, `Rs. 24500/-`. A comma in groups divides thousands; what can be read as two numbers, such as
 * `45.000` and `45,50`, is refused, so that no other number than the meant one is stored.
 * @param label names the field in the message
 */
export function readTypedNumber(typed: string, label: string): TypedNumber {
  const text = toAsciiDigits(typed);
  if (text === '') return { value: '' };
  const [, unit = '', sign = '', digits = ''] = sum.exec(text) ?? [];
  const minus = sign === '' || sign === '+' ? '' : '-';
  // The point of `INR.24000` is the unit's.
  const readings = unit !== '' && /^[.,]/.test(digits) ? [] : findReadings(digits);
  const [value, other] = readings.map((reading) => minus + reading);
  if (value === undefined) return { error: `${label} must be a number, written in digits only` };
  if (other === undefined) return { value };
  const both = `${withoutZeros(value)} or ${withoutZeros(other)}`;
  return { error: `${label} ${typed.trim()} can be read as ${both}. Please type one of the two.` };
}

/** A stored number as text that is read as the same number; '' when it is unknown. */
export function formatNumber(number: number | null): string {
  const text = number === null ? '' : String(number);
  // Other backends may have stored three decimals.
  return grouped.test(text) ? `${text}0` : text;
}

function findReadings(text: string): readonly string[] {
  if (text.includes(',') && grouped.test(text)) return [text.replaceAll(',', '')];
  // A comma that divides no thousands is a decimal point or a slip.
  if (/^(?!0,)\d*,\d+$/.test(text)) return [text.replace(',', '.'), text.replace(',', '')];
  const readings = ['.', ','].flatMap((point) => {
    const [whole = '', decimals = '', ...more] = text.split(point);
    const isWhole = /^\d*$/.test(whole) || grouped.test(whole);
    if (!isWhole || more.length > 0 || !/^\d*$/.test(decimals) || whole + decimals === '') return [];
    return whole.replaceAll(/\D/g, '') + (decimals === '' ? '' : `.${decimals}`);
  });
  return [...new Set(readings)];
}

/** Without the last zeros that would make a number of the message ambiguous again: `45.000`, `45.250`. */
const withoutZeros = (reading: string) => reading.replace(/(\d)\.0+$|(\.\d\d)0$/, '$1$2');
