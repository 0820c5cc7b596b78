import { expect, it } from 'vitest';
import { isRefusal } from './refusal.ts';
import { aFailure } from './testing/a-failure.ts';

it('distinguishes a missing session from every other failure', async () => {
  expect(isRefusal(await aFailure(401))).toBe(true);
  for (const status of [400, 403, 404, 500, 503]) expect(isRefusal(await aFailure(status))).toBe(false);
  expect(isRefusal(new TypeError('offline'))).toBe(false);
});

it('includes a missing right where its status is given', async () => {
  expect(isRefusal(await aFailure(403), [401, 403])).toBe(true);
});
