import { expect, it } from 'vitest';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { failed, formError } from './outcome.ts';

it.each([
  [() => aFailure(500, { message: 'Please wait a while' }), 'Please wait a while'],
  [() => aFailure(500), 'It was not saved. Please try again in a moment.'],
  [() => new TypeError('Failed to fetch'), 'It was not saved. Please check your connection and try again.'],
])("says the server's text, or else what failed and what to do: %#", async (fail, text) => {
  expect(formError(failed(await fail()), 'It was not saved.')).toBe(text);
});
