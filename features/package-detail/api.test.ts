import { expect, it, vi } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { fakeHttp } from '#features/shared/testing/fake-http.ts';
import { createDetailApi } from './api.ts';

const { signal } = new AbortController();
const kerala = aPackage({ _id: 'kerala' });

it.each([
  ['under data.package', { data: { package: kerala } }],
  ['directly under data', { data: kerala }],
  ['as package at the top', { package: kerala }],
])('reads a package %s', async (_, answer) => {
  expect(await createDetailApi(fakeHttp(answer).http).detail('kerala', signal)).toMatchObject({
    _id: 'kerala',
  });
});

it.each([
  ['nothing', null],
  ['text', 'x'],
  ['no package', { data: { package: null } }],
  ['empty data', { data: null }],
])('finds none in %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await createDetailApi(fakeHttp(answer).http).detail('kerala', signal)).toBeUndefined();
});

it('requests an encoded id', async () => {
  const { http, reads } = fakeHttp({ data: kerala });
  await createDetailApi(http).detail('../a b', signal);
  expect(reads).toEqual([{ path: '/tours/package-detail/..%2Fa%20b', signal }]);
});

it('sends the session for an administrator, and for what was a draft, as drafts open for nobody else', async () => {
  const { http, reads } = fakeHttp({ data: kerala });
  await createDetailApi(http, () => true).detail('a', signal);
  await createDetailApi(http).detail('a', signal, true);
  expect(reads.map(({ credentials }) => credentials)).toEqual([true, true]);
});
