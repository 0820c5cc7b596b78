import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

const label = 'Phone in India';
const read = (typed: string) => readPhoneNumber(typed, label);
const readForWhatsApp = (typed: string) => readPhoneNumber(typed, label, { isForWhatsApp: true });

const inIndia =
  'In India it has 10 digits, a landline with its area code. One of another country begins with + and its country code.';

describe('a phone number', () => {
  it.each([
    ['98765/43210', '+91 98765 43210'],
    ['98765.43210', '+91 98765 43210'],
    ['98765–43210', '+91 98765 43210'],
    ['020-2567 1234', '+91 20 2567 1234'],
    ['020/25671234', '+91 20 2567 1234'],
    ['(020) 25671234', '+91 20 2567 1234'],
    ['+91-98765-43210', '+91 98765 43210'],
    ['+91 (0) 98765 43210', '+91 98765 43210'],
    ['(+91) 98765 43210', '+91 98765 43210'],
    ['0091 98765 43210', '+91 98765 43210'],
    ['919876543210', '+91 98765 43210'],
    ['tel:+919876543210', '+91 98765 43210'],
    ['Mob: 98765 43210', '+91 98765 43210'],
    ['98765 43210 (office)', '+91 98765 43210'],
    ['98765 43210 (24x7)', '+91 98765 43210'],
    ['1800 123 4567 - 24/7 helpline', '1800 123 4567'],
    ['\u202A+91\u00A098765\u202F43210\u202C', '+91 98765 43210'],
    ['98765\u00AD43210', '+91 98765 43210'],
    ['+49 2151/123456', '+49 2151 123456'],
    ['+1 (212) 555-2368', '+1 212 555 2368'],
    ['001 212 555 2368', '+1 212 555 2368'],
  ])('is one, however it is written: %s', (typed, value) => {
    expect(read(typed)).toEqual({ value });
  });

  it.each([
    '९८७६५ ४३२१०',
    '৯৮৭৬৫ ৪৩২১০',
    '૯૮૭૬૫ ૪૩૨૧૦',
    '௯௮௭௬௫ ௪௩௨௧௦',
    '౯౮౭౬౫ ౪౩౨౧౦',
    '٩٨٧٦٥ ٤٣٢١٠',
    '＋９１　９８７６５　４３２１０',
  ])('is read in the digits of other scripts: %s', (typed) => {
    expect(read(typed)).toEqual({ value: '+91 98765 43210' });
  });

  it.each([
    '98765 43210 / 98765 43211',
    '9876543210/9876543211',
    '98765 43210, 98765 43211',
    '09876543210,09876543211',
    '98765 43210; 98765 43211',
    '98765 43210 or 98765 43211',
    '98765 43210 & 98765 43211',
    '९८७६५ ४३२१० या ९८७६५ ४३२११',
    '+91 98765 43210, +91 98765 43211',
    '+91 98765 43210 +91 98765 43211',
    '98765 43210 98765 43211',
    '9876543210-9876543211',
    '98765 43210 (Ravi) 98765 43211',
    '98765 43210 / 98765 43211 / 98765 43212',
    '98765 43210/11',
    '98765 4321098765 43211',
    '1) 98765 43210 2) 98765 43211',
    '2501234 • 98765 43210',
    '020-25671234 / 25671235',
    '2567 1234, 2567 1235',
    '1800 123 4567 / 020 2567 1234',
  ])('is not two of them: %s', (typed) => {
    expect(read(typed)).toEqual({ error: `${label} holds more than one number. Please write one.` });
  });

  it.each([
    '020 2567 1234 ext. 12',
    '020 2567 1234 extn. no. 12',
    '020 2567 1234 x12',
    '020 2567 1234 #12',
    '020 2567 1234, 12',
    'tel:+912025671234;ext=12',
  ])('has no extension: %s', (typed) => {
    const error = `${label} has an extension, which a tap cannot dial. Please write the number without it.`;
    expect(read(typed)).toEqual({ error });
  });

  it.each(['12', '100', '139', '98765', '2567 1234', '+91', '+91 98765', '1800 123', '+44 20 79'])(
    'is not too short: %s',
    (typed) => {
      expect(read(typed)).toEqual({ error: `${label} is too short. ${inIndia}` });
    },
  );

  it.each(['98765 432101', '98765 43210 98', '1 212 555 2368', '123456789012345678', '+1 212 555 23689'])(
    'is not too long: %s',
    (typed) => {
      expect(read(typed)).toEqual({ error: `${label} is too long. ${inIndia}` });
    },
  );

  it.each([
    ['+999 1234567', 'begins with a country code that no country has. That of India is +91.'],
    ['1800-GO-FLY', 'has letters among its digits. Please write digits alone.'],
    ['+1 800 FLOWERS', 'has letters among its digits. Please write digits alone.'],
    ['98765 4321O', 'has letters among its digits. Please write digits alone.'],
    ['98765 43210 lines 3', 'has letters among its digits. Please write digits alone.'],
    ['+1 123 456 7890', 'is no number that exists. Please check its digits.'],
    ['call me', 'is no phone number. Write it as in +91 98765 43210.'],
    ['+', 'is no phone number. Write it as in +91 98765 43210.'],
  ])('has a sentence for each other slip: %s', (typed, sentence) => {
    expect(read(typed)).toEqual({ error: `${label} ${sentence}` });
  });

  it.each([
    ['1800 123 4567', '1800 123 4567'],
    ['1800-22-1111', '1800 22 1111'],
    ['१८०० १२३ ४५६७', '1800 123 4567'],
    ['+91 1800 123 4567', '1800 123 4567'],
    ['01800 123 4567', '1800 123 4567'],
    ['1860 123 4567', '1860 123 4567'],
  ])('that only India can dial keeps the form for India: %s', (typed, value) => {
    expect(read(typed)).toEqual({ value });
    expect(readForWhatsApp(typed)).toEqual({
      error: `${label} cannot be ${value}: WhatsApp is for numbers of a country that can be called from abroad. A mobile number or a landline can have it.`,
    });
  });

  it.each([
    // Landlines in Panipat and Pathankot, whose area codes begin as toll-free numbers do.
    ['0180 322 3344', '+91 180 322 3344'],
    ['0186 222 3344', '+91 186 222 3344'],
    ['020 2567 1234', '+91 20 2567 1234'],
    ['98765 43210', '+91 98765 43210'],
    ['+1 800 253 0000', '+1 800 253 0000'],
  ])('that can be called from abroad can have WhatsApp: %s', (typed, value) => {
    expect(readForWhatsApp(typed)).toEqual({ value });
  });

  it('of no country cannot have WhatsApp', () => {
    expect(read('+800 1234 5678')).toEqual({ value: '+800 1234 5678' });
    expect(readForWhatsApp('+800 1234 5678')).toHaveProperty('error');
  });
});
