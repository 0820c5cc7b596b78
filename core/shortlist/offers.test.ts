import { expect, it } from 'vitest';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import type { CatalogueApi } from '#features/catalogue/api.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { offersOf } from './offers.ts';

const goa = aPackage({ _id: 'goa' });
const kashi = aPackage({ _id: 'kashi' });

function catalogue(list: CatalogueApi['list']) {
  return createCatalogueStore({ list, top: async () => [kashi], categories: async () => [] });
}
const known = (store: ReturnType<typeof catalogue>) => [...offersOf(store.state).known.keys()].toSorted();

it('waits for the list of all packages, with what other lists have brought', async () => {
  const store = catalogue(async () => [goa]);
  expect(offersOf(store.state)).toEqual({ known: new Map(), state: 'waiting' });
  await store.loadTop('domestic');
  await store.loadList('domestic');
  expect(known(store)).toEqual(['goa', 'kashi']);
  expect(offersOf(store.state).state).toBe('waiting');
});

it('is whole with the list of all packages, and then nothing else counts', async () => {
  const store = catalogue(async () => [goa]);
  await store.loadTop('domestic');
  await store.loadList('all packages');
  expect(known(store)).toEqual(['goa']);
  expect(offersOf(store.state).state).toBe('whole');
});

it('keeps what it knows when the list cannot be had', async () => {
  let online = true;
  const store = catalogue(async () => {
    if (online) return [goa];
    throw new Error('offline');
  });
  await store.loadList('all packages');
  online = false;
  await store.loadList('all packages');
  expect(known(store)).toEqual(['goa']);
  expect(offersOf(store.state).state).toBe('failed');
});
