import { expect, test } from 'vitest';
import { findPasswordProblem } from './password-policy.ts';

const email = 'lakshmi.narayanan@example.com';

test.each([
  'a marigold on the dashboard',
  'नदी के किनारे',
  '  two spaces before and after  ',
  '🐘🌳🚌🏔️🛶🎉🌶️🥭🪔🐅',
  `${'x4'.repeat(3)} and then something else`,
])('%j may be a password', async (password) => {
  expect(await findPasswordProblem(password, email)).toBeUndefined();
});

test.each([
  'basketball',
  'ＢＡＳＫＥＴＢＡＬＬ',
  'Password@123',
  'abcdabcdabcd',
  '12345678901234',
  '9876543210',
  'abcdefghijklm',
  'कककककककककक',
])('%j is refused as too common', async (password) => {
  expect(await findPasswordProblem(password, email)).toMatch(/among the first that others would try/);
});

test.each([email, 'lakshmi.narayanan', 'Lakshmi.Narayanan#26'])(
  'the person’s own address, as %j, is refused',
  async (password) => {
    expect(await findPasswordProblem(password, ` ${email}`)).toMatch(/must not be your e-mail address/);
  },
);
