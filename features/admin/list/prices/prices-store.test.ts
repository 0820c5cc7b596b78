import { describe, expect, it, vi } from 'vitest';
import type { PriceEntry } from '#contract/prices.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { fakeBackend, storePrices } from '#features/admin/testing/fake-backend.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createPricesStore } from './prices-store.ts';

const goa = aPackage({ _id: 'g', name: 'Goa', price: 1000, version: 1 });
const kerala = aPackage({ _id: 'k', name: 'Kerala', price: 2000, version: 5 });
const wanted = [
  { tour: goa, price: 1100 },
  { tour: kerala, price: 2100 },
];

const sent = (...prices: readonly PriceEntry[]) => ({ body: { prices } });

async function setup() {
  const list = vi.fn<() => Promise<(typeof goa)[]>>().mockResolvedValue([goa, kerala]);
  const change = storePrices();
  const changes = createChangeEvents();
  const packages = createAdminPackagesStore({ list, deletePackage: () => Promise.resolve('') }, changes);
  await packages.list.load();
  const store = createPricesStore(fakeBackend({ 'PATCH /admin/prices': change }), packages, changes);
  const prices = () => packages.list.value()?.map(({ price, version }) => [price, version]);
  return { store, change, list, prices };
}

const stale = (...names: readonly string[]) =>
  aFailure(409, {
    message: 'Somebody else',
    current: {
      stale: names.map((name) => ({ _id: name.charAt(0).toLowerCase(), name, version: 9, price: 500 })),
      deleted: [],
    },
  });

describe('changing several prices', () => {
  it('sends each with its version in one call, and every list has them', async () => {
    const { store, change, prices } = await setup();
    expect(await store.change(wanted, 'raised by 5 %')).toEqual({
      status: 'done',
      text: '2 prices raised by 5 %',
    });
    expect(change).toHaveBeenCalledExactlyOnceWith(
      sent({ _id: 'g', version: 1, price: 1100 }, { _id: 'k', version: 5, price: 2100 }),
    );
    expect(prices()).toEqual([
      [1100, 2],
      [2100, 6],
    ]);
    expect(store.state.lastChange?.text).toBe('2 prices raised by 5 %');
  });

  it('names what was changed meanwhile, and reads the list again', async () => {
    const { store, change, list } = await setup();
    change.mockRejectedValue(await stale('Goa'));
    expect(await store.change(wanted, 'raised by 5 %')).toEqual({
      status: 'failed',
      text: 'No price was changed. Changed meanwhile: Goa (now Rs. 500). Check the new prices, then apply again.',
    });
    expect(list).toHaveBeenCalledTimes(2);
    expect(store.state).toMatchObject({ isSaving: false, lastChange: null });
  });

  it('says why it failed otherwise, and refuses more than the call takes', async () => {
    const { store, change, prices } = await setup();
    change.mockRejectedValue(new TypeError('offline'));
    expect(await store.change(wanted, '')).toEqual({ status: 'failed', text: 'Failed to change the prices' });
    expect(await store.change(Array(501).fill(wanted[0]), '')).toEqual({
      status: 'failed',
      text: 'At most 500 prices can be changed at once',
    });
    expect(change).toHaveBeenCalledOnce();
    expect(prices()).toEqual([
      [1000, 1],
      [2000, 5],
    ]);
  });
});

describe('Undo', () => {
  it('restores each former price, once, also after a failure', async () => {
    const { store, change, prices } = await setup();
    await store.change(wanted, 'raised by 5 %');
    change.mockRejectedValueOnce(new TypeError('offline'));
    expect(await store.undo()).toEqual({ status: 'failed', text: 'Failed to restore the prices' });
    const answer = deferred<unknown>();
    change.mockReturnValueOnce(answer.promise);
    const undone = store.undo();
    expect(store.state.isUndoing).toBe(true);
    expect(await store.undo()).toEqual({ status: 'dropped' });
    const restored = [
      { _id: 'g', version: 3, price: 1000, updatedAt: 10 },
      { _id: 'k', version: 7, price: 2000, updatedAt: 10 },
    ];
    answer.resolve({ prices: restored });
    expect(await undone).toEqual({ status: 'done', text: '2 prices are as before.' });
    expect(change).toHaveBeenLastCalledWith(
      sent({ _id: 'g', version: 2, price: 1000 }, { _id: 'k', version: 6, price: 2000 }),
    );
    expect(prices()).toEqual([
      [1000, 3],
      [2000, 7],
    ]);
    expect(store.state.lastChange).toBeNull();
    expect(await store.undo()).toEqual({ status: 'dropped' });
  });

  it('leaves a price that was changed meanwhile, and names its package', async () => {
    const { store, change } = await setup();
    await store.change(wanted, 'raised by 5 %');
    change.mockRejectedValueOnce(await stale('Kerala'));
    expect(await store.undo()).toEqual({
      status: 'failed',
      text: '1 price is as before. Changed meanwhile, and left so: Kerala.',
    });
    expect(change).toHaveBeenLastCalledWith(sent({ _id: 'g', version: 2, price: 1000 }));
  });
});
