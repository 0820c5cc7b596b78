import { expect, it } from 'vitest';
import { isAuthorizationError, readFieldErrors } from './refused-call.ts';
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

it('reads the texts of a refused form by field', async () => {
  const cause = await aFailure(400, { message: 'Name is required', fields: { name: 'Name is required' } });
  expect(readFieldErrors(cause)).toEqual({ name: 'Name is required' });
});

it('has no texts by field where the backend names no field, or nothing was answered', async () => {
  for (const body of [{}, { fields: 'name' }, { fields: null }, []])
    expect(readFieldErrors(await aFailure(400, body))).toEqual({});
  expect(readFieldErrors(new TypeError('offline'))).toEqual({});
});
