import { expect, it, vi } from 'vitest';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import type { CatalogueApi } from '#features/catalogue/api.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { selectCatalogueData } from './catalogue-data.ts';

const goa = aPackage({ _id: 'goa' });
const kashi = aPackage({ _id: 'kashi' });

function catalogue(list: CatalogueApi['list']) {
  return createCatalogueStore({ list, top: async () => [kashi], categories: async () => [] });
}
const ids = (packages: ReadonlyMap<string, unknown>) => [...packages.keys()].toSorted();
const refuse = () => Promise.reject(new Error('down'));

it('waits for the list of all packages, with the packages of other lists', async () => {
  const store = catalogue(async () => [goa]);
  expect(selectCatalogueData(store.state, true)).toEqual({
    complete: new Map(),
    partial: new Map(),
    state: 'pending',
  });
  await store.loadTop('domestic');
  await store.loadList('domestic');
  const data = selectCatalogueData(store.state, true);
  expect([ids(data.complete), ids(data.partial)]).toEqual([['goa'], ['kashi']]);
  expect(data.state).toBe('pending');
});

it('uses only the list of all packages once it has loaded', async () => {
  const store = catalogue(async () => [goa]);
  await store.loadTop('domestic');
  await store.loadList('all packages');
  expect(selectCatalogueData(store.state, true)).toEqual({
    complete: new Map([['goa', goa]]),
    partial: new Map(),
    state: 'complete',
  });
});

it('does not take a row of the home page, nor the first of a list, for whole packages', async () => {
  const store = createCatalogueStore(
    { list: refuse, top: async () => [kashi], categories: refuse },
    { lists: { international: { status: 'pending', previousData: [goa] } } },
  );
  await store.loadTop('domestic');
  await store.loadList('all packages');
  const data = selectCatalogueData(store.state, true);
  expect([ids(data.complete), ids(data.partial)]).toEqual([[], ['goa', 'kashi']]);
});

it('keeps the packages it has when the list fails', async () => {
  const list = vi.fn<CatalogueApi['list']>(refuse).mockResolvedValueOnce([goa]);
  const store = catalogue(list);
  await store.loadList('all packages');
  await store.loadList('all packages');
  expect(ids(selectCatalogueData(store.state, true).partial)).toEqual(['goa']);
});

it('tells a failed call from a missing connection', async () => {
  const store = catalogue(refuse);
  await store.loadList('all packages');
  expect(selectCatalogueData(store.state, true).state).toBe('failed');
  expect(selectCatalogueData(store.state, false).state).toBe('offline');
});
