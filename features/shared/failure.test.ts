import { expect, it } from 'vitest';
import { failureText } from './failure.ts';
import { createHttp } from './create-http.ts';

/** The error of a real call that the backend answers so. */
async function failing(body: string): Promise<unknown> {
  const http = createHttp('', () => Promise.resolve(new Response(body, { status: 400 })));
  return http.get('/tours/x').catch((cause: unknown) => cause);
}

it('uses the text of the server', async () => {
  const cause = await failing('{"message":"Package not found"}');
  expect(failureText(cause, 'Failed')).toBe('Package not found');
});

it('reads the field that the call names', async () => {
  const cause = await failing('{"message":"one","error":"two"}');
  expect(failureText(cause, 'Failed', 'error')).toBe('two');
});

it.each([
  ['says nothing', '{}'],
  ['says it with no text', '{"message":{"html":"<b>no</b>"}}'],
  ['answers a page', '<h1>502</h1>'],
])('falls back to the text of the call when the server %s', async (_, body) => {
  expect(failureText(await failing(body), 'Failed to fetch packages')).toBe('Failed to fetch packages');
});

it('falls back when there was no answer at all', () => {
  expect(failureText(new TypeError('Failed to fetch'), 'Failed to fetch packages')).toBe(
    'Failed to fetch packages',
  );
});
