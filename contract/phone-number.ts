import {
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { toAsciiDigits } from './plain-text.ts';

/**
 * Reads a number as people write it, also in the digits of other scripts. One without a country code is Indian. The
 * value is printed and stored: in international format, or as dialled in India where nobody else can dial it, as
 * `1800 123 4567`. `isForWhatsApp` refuses what cannot have WhatsApp: it needs a country and an area code, and a call or
 * SMS from abroad verifies it, so that landlines and some toll-free numbers can have it (developers.facebook.com,
 * "Business phone numbers").
 * @param label names the field in the message
 */
export function readPhoneNumber(
  typed: string,
  label: string,
  { isForWhatsApp = false }: { readonly isForWhatsApp?: boolean } = {},
): { readonly value: string } | { readonly error: string } {
  const text = toAsciiDigits(typed).replace(/\b24 ?[x×/] ?7\b/i, ' ');
  const parsed = parse(text);
  if (typeof parsed === 'string' || !isComplete(parsed))
    return { error: `${label} ${explain(text, parsed)}` };
  const international = parsed.formatInternational();
  const isDomestic = isDialledInIndiaOnly(parsed);
  const value = isDomestic ? international.replace(/^\+91 /, '') : international;
  if (isForWhatsApp && (isDomestic || parsed.isNonGeographic()))
    return {
      error: `${label} cannot be ${value}: WhatsApp is for numbers of a country that can be called from abroad. A mobile number or a landline can have it.`,
    };
  return { value };
}

/** A number, or why there is none: `TOO_SHORT`, `TOO_LONG`, `INVALID_COUNTRY`, `NOT_A_NUMBER`. */
function parse(text: string): PhoneNumber | string {
  try {
    return parsePhoneNumberWithError(text, 'IN');
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
}

/** `noInternationalDialling` of India in libphonenumber, whose tables for JavaScript do not have it. */
const domestic = /^(?:1600\d{6}|1800\d{4,9}|(?:000800|1803\d\d|1860|186[12]\d\d)\d{7})$/;

const isIndian = (number: PhoneNumber) => number.countryCallingCode === '91';
const isDialledInIndiaOnly = (number: PhoneNumber) =>
  isIndian(number) && domestic.test(number.nationalNumber);

/** The small table takes 8 to 13 digits for India, so that a US number without its plus sign would be Indian. */
const digitsInIndia = 10;

const isComplete = (number: PhoneNumber): boolean =>
  number.isValid() &&
  number.ext === undefined &&
  (!isIndian(number) || number.nationalNumber.length === digitsInIndia || isDialledInIndiaOnly(number));

function explain(text: string, parsed: PhoneNumber | string): string {
  if (holdsTwoNumbers(text)) return 'holds more than one number. Please write one.';
  if ((typeof parsed !== 'string' && parsed.ext !== undefined) || /\bext\D*\d/i.test(text))
    return 'has an extension, which a tap cannot dial. Please write the number without it.';
  if (/\d.*\p{L}/u.test(text)) return 'has letters among its digits. Please write digits alone.';
  const form =
    'In India it has 10 digits, a landline with its area code. One of another country begins with + and its country code.';
  const faults: Readonly<Record<string, string>> = {
    TOO_SHORT: `is too short. ${form}`,
    TOO_LONG: `is too long. ${form}`,
    INVALID_COUNTRY: 'begins with a country code that no country has. That of India is +91.',
    NOT_A_NUMBER: 'is no phone number. Write it as in +91 98765 43210.',
  };
  const fault = typeof parsed === 'string' ? parsed : checkLength(parsed);
  return faults[fault] ?? 'is no number that exists. Please check its digits.';
}

function checkLength(number: PhoneNumber): string {
  if (!isIndian(number)) return validatePhoneNumberLength(number.number) ?? '';
  const surplus = number.nationalNumber.length - digitsInIndia;
  return surplus < 0 ? 'TOO_SHORT' : surplus > 0 ? 'TOO_LONG' : '';
}

/** The fewest digits of a number, which one without its area code has. */
const fewest = 6;

/** Digits of two numbers of India, which no single number has (E.164: 15). */
const enoughForTwo = 2 * digitsInIndia;

/** Whether a second number begins somewhere, or its last digits as in `98765 43210/11`. */
const holdsTwoNumbers = (text: string): boolean =>
  countDigits(text) >= enoughForTwo ||
  [...text.matchAll(/\D+/g)].some(({ 0: gap, index }) => {
    const before = text.slice(0, index);
    const more = countDigits(text.slice(index));
    const isDivider = /[/,;&|+•·]|\p{L}/u.test(gap) && !/(?:^|[^\p{L}])(?:ext|x)/iu.test(gap);
    if (isDivider && countDigits(before) >= fewest && more >= fewest) return true;
    const first = parse(before);
    const isNumber = typeof first !== 'string' && isComplete(first);
    return isNumber && (more > fewest || (more > 0 && gap.includes('/')));
  });

const countDigits = (text: string) => text.replaceAll(/\D/g, '').length;
