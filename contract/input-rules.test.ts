import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  EmailInputSchema,
  GoogleLoginInputSchema,
  ProfilePatchSchema,
  ResetPasswordInputSchema,
  VerifyOtpInputSchema,
  LoginInputSchema,
} from './account-inputs.ts';
import {
  DestinationInputSchema,
  DestinationPatchSchema,
  PackageInputSchema,
  PackagePatchSchema,
} from './fields/inputs.ts';
import { CreateFieldsSchema, EditFieldsSchema } from './editing.ts';

const schemas = {
  EmailInputSchema,
  GoogleLoginInputSchema,
  ResetPasswordInputSchema,
  VerifyOtpInputSchema,
  LoginInputSchema,
  PackageInputSchema,
  PackagePatchSchema,
  DestinationInputSchema,
  DestinationPatchSchema,
  ProfilePatchSchema,
  EditFieldsSchema,
  CreateFieldsSchema,
};

const odd = [undefined, null, true, 0, -1.5, '', 'x', [], ['x'], {}, { $ne: '' }];

const refusals = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

test.each(Object.entries(schemas))('%s refuses invalid input with sentences', (_, schema) => {
  const names = Object.keys(schema.entries);
  const inputs = [...odd, ...names.flatMap((name) => odd.map((value) => ({ [name]: value })))];
  for (const text of inputs.flatMap((input) => refusals(schema, input)))
    expect(text).toMatch(/^(?!.*(?:Invalid|Expected|received|undefined)).* (?:is|are|must|can)\b.*$/);
});

test.each([
  ['a zero-width space', '\u200b'],
  ['joiners', ' \u200d\u200c '],
  ['a Hangul filler', '\u3164'],
  ['a Braille blank', '\u2800'],
  ['a soft hyphen and a mark of direction', '\u00ad\u200e'],
])('a text of %s is a missing one', (_, text) => {
  const { name, tripHighlights, localName } = PackagePatchSchema.entries;
  expect(refusals(name, text)).toEqual(['Package name is required']);
  expect(refusals(DestinationInputSchema, { name: text })).toEqual(['Destination name is required']);
  expect(v.parse(tripHighlights, [text, 'Tea'])).toEqual(['Tea']);
  expect(v.parse(localName, text)).toBe('');
});

test('joiners inside Hindi and emoji stay', () => {
  for (const text of ['क्\u200dष', '👨\u200d👩\u200d👧', 'می\u200cخواهم'])
    expect(v.parse(PackagePatchSchema.entries.name, text)).toBe(text);
});
