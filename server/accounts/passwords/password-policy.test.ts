import { expect, test } from 'vitest';
import { findPasswordProblem } from './password-policy.ts';

const email = 'lakshmi.narayanan@example.com';

test.each([
  'a marigold on the dashboard',
  'नदी के किनारे',
  'ஆற்றின் கரையில்',
  'Kq7-wsp2-Lm',
  '  two spaces before and after  ',
  'bus to Nashik at 7:40',
  '🐘🌳🚌🏔️🛶🎉🌶️🥭🪔🐅',
  'x4'.repeat(3) + ' and then something else',
  `${'long enough '.repeat(5)}7Q`,
])('%j may be a password', async (password) => {
  expect(await findPasswordProblem(password, email)).toBeUndefined();
});

test.each([
  'password123',
  'qwertyuiop',
  'basketball',
  'BASKETBALL',
  'ＢＡＳＫＥＴＢＡＬＬ',
  'sunshine2026',
  'Password@123',
  'dragon!!!!',
  'aaaaaaaaaa',
  'ababababab',
  'abcdabcdabcd',
  '1234567890',
  '12345678901234',
  '9876543210',
  'abcdefghijklm',
  'कककककककककक',
])('%j is refused as too common', async (password) => {
  expect(await findPasswordProblem(password, email)).toMatch(/among the first that others would try/);
});

test.each([email, 'Lakshmi.Narayanan@Example.com', 'lakshmi.narayanan', 'Lakshmi.Narayanan#26'])(
  'the person’s own address, as %j, is refused',
  async (password) => {
    expect(await findPasswordProblem(password, ` ${email}`)).toMatch(/must not be your e-mail address/);
  },
);
