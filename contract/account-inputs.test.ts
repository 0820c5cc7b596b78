import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  EmailInputSchema,
  GoogleLoginInputSchema,
  ResetPasswordInputSchema,
  VerifyOtpInputSchema,
} from './account-inputs.ts';

const email = 'asha@example.com';

test('what the account calls take is read, and nothing beside it', () => {
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
  [ResetPasswordInputSchema, { email, token: 't', newPassword: 'x'.repeat(129) }],
])('refuses what is missing or of another kind: %#', (schema, given) => {
  expect(v.safeParse(schema, given).success).toBe(false);
});
