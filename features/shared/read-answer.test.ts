import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { createHttp } from './http.ts';
import { failureText, hasStatus, readFieldErrors, readPackageCards, readPackages } from './read-answer.ts';
import { aFailure } from './testing/a-failure.ts';
import { fakeHttp } from './testing/fake-http.ts';

const { http } = fakeHttp({});
let warnings: MockInstance<typeof console.warn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warnings.mockRestore());

it('reads a package of which only the id is there', () => {
  expect(readPackages([{ _id: 7 }], http)).toMatchObject([
    { _id: '7', name: '', price: null, images: [], inclusions: [], dayWiseItinerary: [] },
  ]);
});

it('takes nulls for missing and text for numbers', () => {
  const [tour] = readPackages([{ _id: 'a', images: null, days: '6', price: null, nights: 'many' }], http);
  expect(tour).toMatchObject({ images: [], days: 6, price: null, nights: null });
});

it.each([
  ['has no id', { name: 'Kerala' }],
  ['has an empty id', { _id: '  ' }],
  ['has half a character for an id, which no address can hold', { _id: '\uD800' }],
  ['is null', null],
])('leaves out a package that %s, with a warning', (_, entry) => {
  expect(readPackages([entry, { _id: 'b' }], http).map((tour) => tour._id)).toEqual(['b']);
  expect(warnings).toHaveBeenCalledTimes(1);
});

it.each([undefined, null, 'packages', { length: 2 }])('reads %j as an empty list', (entries) => {
  expect(readPackages(entries, http)).toEqual([]);
});

it('leaves out unsafe and repeated pictures, and resolves the rest against the backend’s host', () => {
  const images = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.jpg',
    '/pictures/a',
    '/pictures/a',
    7,
  ];
  expect(readPackages([{ _id: 'a', images }], http)[0]?.images).toEqual(['https://api.example/pictures/a']);
});

it('ignores keys of the prototype', () => {
  const [tour] = readPackages(JSON.parse('[{"_id":"a","__proto__":{"name":"evil"}}]'), http);
  expect(tour?.name).toBe('');
});

it('sorts the days and numbers those without a number', () => {
  const rows = [{ day: 2, description: 'b' }, { day: '1', description: 'a' }, { description: 'c' }];
  expect(readPackages([{ _id: 'a', dayWiseItinerary: rows }], http)[0]?.dayWiseItinerary).toMatchObject([
    { day: 1, description: 'a' },
    { day: 2, description: 'b' },
    { day: 3, description: 'c' },
  ]);
});

it('reads cards like packages, without what lists do not need', () => {
  const entry = { _id: 'a', images: ['/pictures/a'], updatedAt: 5 };
  const cards = readPackageCards([entry, { name: 'without an id' }], http);
  expect(cards).toMatchObject([{ _id: 'a', name: '', images: ['https://api.example/pictures/a'] }]);
  expect(cards[0]).not.toHaveProperty('updatedAt');
  expect(warnings).toHaveBeenCalledTimes(1);
});

/** The error of a real call that the backend answers so. */
async function failing(body: string): Promise<unknown> {
  const refusing = createHttp('', () => Promise.resolve(new Response(body, { status: 400 })));
  return refusing.get('/admin/home-order').catch((cause: unknown) => cause);
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

it('distinguishes a missing session from every other failure', async () => {
  expect(hasStatus(await aFailure(401), 401)).toBe(true);
  for (const status of [400, 403, 404, 500, 503]) expect(hasStatus(await aFailure(status), 401)).toBe(false);
  expect(hasStatus(new TypeError('offline'), 401)).toBe(false);
});

it('includes a missing right where its status is given', async () => {
  expect(hasStatus(await aFailure(403), 401, 403)).toBe(true);
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
