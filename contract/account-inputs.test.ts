import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  EmailInputSchema,
  EmailSchema,
  GoogleLoginInputSchema,
  NewPasswordSchema,
  ResetPasswordInputSchema,
  VerifyOtpInputSchema,
} from './account-inputs.ts';

const email = 'asha@example.com';

test('the account calls read their own fields and drop others', () => {
  expect(v.parse(GoogleLoginInputSchema, { idToken: 'a.b.c', isAdmin: true })).toEqual({ idToken: 'a.b.c' });
  expect(v.parse(EmailInputSchema, { email: ` ${email} ` })).toEqual({ email });
  expect(v.parse(VerifyOtpInputSchema, { email, otp: '012345' })).toEqual({ email, otp: '012345' });
});

test('a new password keeps its spaces and its script', () => {
  const newPassword = '  नदी के किनारे  ';
  expect(v.parse(ResetPasswordInputSchema, { email, token: 't', newPassword }).newPassword).toBe(newPassword);
});

test.each([
  [GoogleLoginInputSchema, {}],
  [EmailInputSchema, { email: 'nobody' }],
  [EmailInputSchema, { email: ['a@b.in', 'c@d.in'] }],
  [VerifyOtpInputSchema, { email }],
  [VerifyOtpInputSchema, { email, otp: 123_456 }],
  [ResetPasswordInputSchema, { email, token: 't', newPassword: 'x'.repeat(129) }],
])('refuses what is missing or of another kind: %#', (schema, input) => {
  expect(v.safeParse(schema, input).success).toBe(false);
});

test.each([email, 'asha.rao+trips@mail.example.co.in', 'admin@localhost'])('%s is an address', (address) => {
  expect(v.parse(EmailSchema, address)).toBe(address);
});

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
