import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  EmailSchema,
  GoogleLoginInputSchema,
  NewPasswordSchema,
  OwnAccountInputSchema,
  ProfilePatchSchema,
} from './account-inputs.ts';
import { limits } from './limits.ts';

test.each(['asha@example.com', 'asha.rao+trips@mail.example.co.in', 'admin@localhost'])(
  '%s is an address',
  (address) => {
    expect(v.parse(EmailSchema, address)).toBe(address);
  },
);

test.each([
  'a@b.in,c@d.in',
  'a@b.in;c@d.in',
  'a@b.in c@d.in',
  'Asha <a@b.in>',
  'a@b.in\r\nBcc: c@d.in',
  'a@b@c.in',
  '@b.in',
])('%j is not one address', (address) => {
  expect(v.safeParse(EmailSchema, address).success).toBe(false);
});

test.each([
  ['', 'Password is required'],
  ['123456789', 'Password must have at least 10 characters'],
  ['🐘'.repeat(9), 'Password must have at least 10 characters'],
  ['x'.repeat(129), 'Password can have at most 128 characters'],
])('a new password %j is refused by its length', (password, text) => {
  expect(v.safeParse(NewPasswordSchema, password).issues?.[0].message).toBe(text);
});

test.each(['🐘'.repeat(10), '🐘'.repeat(128), 'नदी का किनारा', 'x'.repeat(64)])(
  'a new password %j is long enough and not too long',
  (password) => {
    expect(v.parse(NewPasswordSchema, password)).toBe(password);
  },
);

test.each([
  ['idToken', limits.tokenLength, 'ID token', GoogleLoginInputSchema],
  ['name', limits.personNameLength, 'Name', ProfilePatchSchema],
] as const)('the text %s has at most %i characters', (field, most, label, schema) => {
  const messages = (length: number) =>
    v.safeParse(schema, { [field]: 'x'.repeat(length) }).issues?.map(({ message }) => message);
  expect(messages(most)).toBeUndefined();
  expect(messages(most + 1)).toEqual([`${label} can have at most ${most} characters`]);
});

test.each([OwnAccountInputSchema, ProfilePatchSchema])('a name is one line', (schema) => {
  expect(v.safeParse(schema, { name: 'Asha\nRao' }).issues?.[0].message).toContain('Name must be one line');
});
