import { describe, expect, it } from 'vitest';
import { readPerson } from './google-claims.ts';
import { googleClaims } from '#server/accounts/testing/google-issuer-stub.ts';

const now = Date.UTC(2026, 0, 1);
const read = (change: Record<string, unknown>) => readPerson(googleClaims(now, change), now);

describe('the person in a token', () => {
  it.each([undefined, null, '', ' \u0000 ', 5])(
    'without a name (%j) gets the part of the e-mail before the @',
    (name) => {
      expect(read({ name }).name).toBe('Asha.Rao');
    },
  );

  it('has a name of one line and of whole characters', () => {
    expect(read({ name: ' Asha\r\n\tRao\u0000\uD83D ' }).name).toBe('Asha Rao');
  });

  it('has no half of a surrogate pair in its address', () => {
    expect(() => read({ email: 'asha\uD83D@example.com' })).toThrow('email is not accepted');
  });

  it('has a name of at most the allowed length, never cut within a surrogate pair', () => {
    expect(read({ name: 'x'.repeat(200) }).name).toBe('x'.repeat(80));
    expect(read({ name: `${'x'.repeat(79)}🌴🌴` }).name).toBe('x'.repeat(79));
  });

  it.each([undefined, 'http://pictures.example/a.jpg', 'javascript:alert(1)', 'data:image/png,x', '//x', 7])(
    'with %j for a picture has none',
    (picture) => {
      expect(read({ picture }).picture).toBe('');
    },
  );

  it('may have been made by a clock a few seconds ahead of ours', () => {
    expect(read({ iat: now / 1000 + 5, auth_time: now / 1000 + 5 }).subject).toBe('uid-asha');
  });
});
