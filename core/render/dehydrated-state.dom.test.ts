import { afterEach, expect, it } from 'vitest';
import { fakeHttp } from '#features/shared/testing/fake-http.ts';
import { readDehydratedState, hydrateFrom } from './dehydrated-state.ts';

afterEach(() => document.body.replaceChildren());

it('reads the state of a page that the server rendered, and none from another page', () => {
  expect(readDehydratedState(document)).toBeUndefined();
  document.body.innerHTML =
    '<script type="application/json" id="given">{"answers":{"/a":1},"first":{}}</script>';
  expect(readDehydratedState(document)).toEqual({ answers: { '/a': 1 }, first: {} });
});

it('answers the first read from the page, and further reads from the backend', async () => {
  const { http, reads: asked } = fakeHttp('fresh');
  const given = hydrateFrom(http, { answers: { '/a?b=c': 'given' }, first: {} });
  expect(await given.get('/a', { query: { b: 'c' } })).toBe('given');
  expect(asked).toEqual([]);
  expect(await given.get('/a', { query: { b: 'c' } })).toBe('fresh');
  expect(await given.get('/a')).toBe('fresh');
});

it('answers the first read of any package from the page that says there is none', async () => {
  const { http } = fakeHttp('fresh');
  const given = hydrateFrom(http, { answers: { '/tours/package-detail/*': 'none' }, first: {} });
  expect(await given.get('/tours')).toBe('fresh');
  expect(await given.get('/tours/package-detail/x')).toBe('none');
  expect(await given.get('/tours/package-detail/x')).toBe('fresh');
});

it('returns the first entries of a list without answering its call', async () => {
  const { http } = fakeHttp('whole');
  const given = hydrateFrom(http, { answers: {}, first: { '/list': 'first' } });
  expect(given.readFirst?.('/list')).toBe('first');
  expect(given.readFirst?.('/constructor')).toBeUndefined();
  expect(await given.get('/list')).toBe('whole');
});
