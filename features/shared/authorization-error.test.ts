import { expect, it } from 'vitest';
import { isAuthorizationError } from './authorization-error.ts';
import { aFailure } from './testing/a-failure.ts';

it('distinguishes a missing session from every other failure', async () => {
  expect(isAuthorizationError(await aFailure(401))).toBe(true);
  for (const status of [400, 403, 404, 500, 503])
    expect(isAuthorizationError(await aFailure(status))).toBe(false);
  expect(isAuthorizationError(new TypeError('offline'))).toBe(false);
});

it('includes a missing right where its status is given', async () => {
  expect(isAuthorizationError(await aFailure(403), [401, 403])).toBe(true);
});
