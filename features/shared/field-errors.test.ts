import { expect, it } from 'vitest';
import { readFieldErrors } from './field-errors.ts';
import { aFailure } from './testing/a-failure.ts';

it('reads the texts by field', async () => {
  const cause = await aFailure(400, { message: 'Name is required', fields: { name: 'Name is required' } });
  expect(readFieldErrors(cause)).toEqual({ name: 'Name is required' });
});

it('has none where the backend names no field, or nothing was answered', async () => {
  for (const body of [{}, { fields: 'name' }, { fields: null }, []])
    expect(readFieldErrors(await aFailure(400, body))).toEqual({});
  expect(readFieldErrors(new TypeError('offline'))).toEqual({});
});
