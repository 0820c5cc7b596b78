import { describe, expect, it } from 'vitest';
import type { CategoryKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred, type Deferred } from '#features/shared/testing/deferred.ts';
import type { CatalogueApi } from './api.ts';
import { summarizeList } from './search/list-summary.ts';
import { packageSearchParams } from './search/package-search-params.ts';
import { createCatalogueStore } from './store.ts';

const [kerala, dubai] = [aPackage({ _id: 'kerala' }), aPackage({ _id: 'dubai' })];

const down = () => Promise.reject(new Error('down'));

function withApi(api: Partial<CatalogueApi>) {
  return createCatalogueStore({ list: down, top: down, categories: down, ...api });
}

/** A store whose list calls the test answers, in the order in which they were made. */
function byHand() {
  const reads: { key: CategoryKey; answer: Deferred<Package[]> }[] = [];
  const store = withApi({
    list: (key) => {
      const answer = deferred<Package[]>();
      reads.push({ key, answer });
      return answer.promise;
    },
  });
  return { store, asked: reads };
}

describe('a list', () => {
  it('is stored under its category', async () => {
    const store = withApi({ list: (key) => Promise.resolve(key === 'domestic' ? [kerala] : []) });
    await store.loadList('domestic');
    expect(store.state.lists.domestic).toMatchObject({ status: 'fulfilled', value: [{ _id: 'kerala' }] });
    expect(store.state.lists.international).toEqual({ status: 'idle' });
  });

  it.each([
    ['domestic', 'Failed to fetch packages'],
    ['international', 'Failed to fetch packages'],
    ['all packages', 'Failed to fetch categories'],
  ] as const)('stores the text for a failed call of %s', async (key, error) => {
    const store = withApi({});
    await store.loadList(key);
    expect(store.state.lists[key]).toEqual({ status: 'rejected', error });
  });

  it('does not abort the call of another category', async () => {
    const { store, asked: reads } = byHand();
    const both = [store.loadList('domestic'), store.loadList('international')];
    reads[0]?.answer.resolve([kerala]);
    reads[1]?.answer.resolve([dubai]);
    await Promise.all(both);
    expect(store.state.lists.domestic).toMatchObject({ value: [{ _id: 'kerala' }] });
    expect(store.state.lists.international).toMatchObject({ value: [{ _id: 'dubai' }] });
  });
});

it('keeps the five of a row apart from the list of the category', async () => {
  const store = withApi({ top: () => Promise.resolve([kerala]) });
  await store.loadTop('domestic');
  expect(store.state.tops.domestic).toMatchObject({ status: 'fulfilled' });
  expect(store.state.lists.domestic).toEqual({ status: 'idle' });
});

it('stores the texts for failed rows and categories', async () => {
  const store = withApi({});
  await Promise.all([store.loadTop('international'), store.loadCategories()]);
  expect(store.state.tops.international).toMatchObject({ error: 'Failed to fetch packages' });
  expect(store.state.categories).toMatchObject({ error: 'Failed to fetch categories' });
});

const noQuery = packageSearchParams.read('');

it.each([
  ['?place=Sri+Lanka&q=tea%26hills', 'place=Sri+Lanka&q=tea%26hills'],
  // Encoded twice by whatever passed the link on.
  ['?place=Goa&utm_term=sea%2520side', 'place=Goa&utm_term=sea%20side'],
])('finds what came with the page of %s when wouter has decoded the address', (address, decoded) => {
  const api = { list: down, top: down, categories: down };
  const list = { key: 'domestic', packages: [kerala], summary: summarizeList([kerala], noQuery) } as const;
  const store = createCatalogueStore(api, { list }, address);
  expect(store.served('domestic', decoded)).toBe(list);
  expect(store.served('domestic', '')).toBeUndefined();
  expect(store.served('international', decoded)).toBeUndefined();
  const { packages: _, ...whole } = list;
  const ofWhole = createCatalogueStore(api, { list: whole }, address);
  expect(ofWhole.served('domestic', '')).toBe(whole);
  // Other parameters, as links of advertisements have, change no list.
  expect(ofWhole.served('domestic', 'utm_source=x')).toBe(whole);
  expect(ofWhole.served('domestic', decoded)).toBeUndefined();
});
