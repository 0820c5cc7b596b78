import { expect, it, vi } from 'vitest';
import type { Destination } from '#contract/fields/destination-fields.ts';
import { aDestination } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { fakeHttp } from '#features/shared/testing/fake-http.ts';
import { createDestinationsApi, createDestinationsStore, type DestinationsApi } from './store.ts';

it('fetches once and not again while it has destinations', async () => {
  const list = vi.fn<DestinationsApi['list']>(() => Promise.resolve([aDestination()]));
  const store = createDestinationsStore({ list });
  await store.loadIfEmpty();
  await store.loadIfEmpty();
  expect(list).toHaveBeenCalledTimes(1);
  expect(store.state.list).toMatchObject({ status: 'fulfilled', value: [{ name: 'Kerala' }] });
});

it('makes one call at a time', async () => {
  const answer = deferred<Destination[]>();
  const list = vi.fn<DestinationsApi['list']>(() => answer.promise);
  const store = createDestinationsStore({ list });
  const both = [store.loadIfEmpty(), store.loadIfEmpty()];
  answer.resolve([aDestination()]);
  await Promise.all(both);
  expect(list).toHaveBeenCalledTimes(1);
});

it('fetches again after an empty list and after a failure', async () => {
  const list = vi
    .fn<DestinationsApi['list']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce([])
    .mockResolvedValueOnce([aDestination()]);
  const store = createDestinationsStore({ list });
  await store.loadIfEmpty();
  expect(store.state.list).toEqual({ status: 'rejected', error: 'Failed to fetch categories' });
  await store.loadIfEmpty();
  await store.loadIfEmpty();
  expect(store.state.list).toMatchObject({ status: 'fulfilled', value: [{ name: 'Kerala' }] });
});

it.each([
  ['the destinations array', { destinations: [aDestination()] }, 1],
  ['an answer without one', { message: 'ok' }, 0],
  ['nothing', null, 0],
])('reads %s', async (_, answer, count) => {
  const { http } = fakeHttp(answer);
  expect(await createDestinationsApi(http).list(new AbortController().signal)).toHaveLength(count);
});

it('leaves out unsafe pictures', async () => {
  const { http } = fakeHttp({ destinations: [{ _id: 'a', name: 'x', images: ['javascript:alert(1)'] }] });
  expect(await createDestinationsApi(http).list(new AbortController().signal)).toMatchObject([
    { images: [] },
  ]);
});
