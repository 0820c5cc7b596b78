import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { fakeHttp } from '#features/shared/testing/fake-http.ts';
import { createCatalogueApi } from './api.ts';

const { signal } = new AbortController();
const kerala = aPackage({ _id: 'kerala' });

async function ids(answer: unknown): Promise<string[]> {
  const list = await createCatalogueApi(fakeHttp(answer).http).list('all packages', signal);
  return list.map((tour) => tour._id);
}

it.each([
  ['a tours array', { tours: [kerala] }],
  ['a set grouped by category', { 'all packages': [kerala], domestic: [] }],
  ['a grouped set under data', { data: { 'all packages': [kerala] } }],
  ['a tours array under data', { data: { tours: [kerala] } }],
])('reads every package from %s', async (_, answer) => {
  expect(await ids(answer)).toEqual(['kerala']);
});

it.each([
  ['nothing', null],
  ['text, as from a misled proxy', '<!doctype html>'],
  ['an object without lists', { message: 'ok' }],
  ['something else in the place of the list', { tours: { length: 1 } }],
  ['a list under a key of the prototype', JSON.parse('{"__proto__":{"tours":[{"_id":"evil"}]}}')],
])('reads %s as an empty list', async (_, answer) => {
  expect(await ids(answer)).toEqual([]);
});

it('requests a category by name and reads data', async () => {
  const { http, reads } = fakeHttp({ data: [kerala] });
  expect(await createCatalogueApi(http).list('domestic', signal)).toHaveLength(1);
  expect(reads).toEqual([
    { path: '/tours/get-all-categories-list', query: { category: 'domestic' }, signal },
  ]);
});

it('requests the five of a row and reads data', async () => {
  const { http, reads } = fakeHttp({ data: [kerala] });
  expect(await createCatalogueApi(http).top('international', signal)).toHaveLength(1);
  expect(reads).toEqual([
    { path: '/tours/get-package-list-of-five', query: { category: 'international' }, signal },
  ]);
});

it('reads the known categories and leaves out the rest', async () => {
  const { http, reads } = fakeHttp({
    data: [{ name: 'domestic', packages: 12, image: null }, { name: 'cruises', packages: 3 }, null],
  });
  expect(await createCatalogueApi(http).categories(signal)).toEqual([
    { name: 'domestic', packages: 12, image: null },
  ]);
  expect(reads).toEqual([{ path: '/tours/get-all-categories-list', signal }]);
});
