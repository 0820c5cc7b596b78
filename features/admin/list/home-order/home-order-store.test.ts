import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { HomeOrderInputSchema, type HomeOrder, type HomeOrderAnswer } from '#contract/orders.ts';
import { answering, fakeBackend, type Answering } from '#features/admin/testing/fake-backend.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createHomeOrderStore } from './home-order-store.ts';

const order = (...domestic: readonly string[]): HomeOrder => ({ domestic, international: ['x'] });
const answer = (...domestic: readonly string[]): HomeOrderAnswer => ({
  domestic,
  international: ['x'],
  deleted: [],
});

/** What a save sends. @param previous what was stored before */
const change = (domestic: readonly string[], previous: readonly string[]) => ({
  body: { ...order(...domestic), previous: order(...previous) },
});

async function setup() {
  const read = answering(answer('a'));
  const save = vi.fn<Answering>(({ body }) => answer(...v.parse(HomeOrderInputSchema, body).domestic));
  const store = createHomeOrderStore(
    fakeBackend({ 'GET /admin/home-order': read, 'PUT /admin/home-order': save }),
  );
  await store.load();
  return { store, save, read };
}

it('saves a change at once, with what was stored before, and takes it back', async () => {
  const { store, save } = await setup();
  await store.change(order('b', 'a'));
  expect(save).toHaveBeenCalledExactlyOnceWith(change(['b', 'a'], ['a']));
  await store.undo();
  expect(save).toHaveBeenLastCalledWith(change(['a'], ['b', 'a']));
  expect(store.state).toMatchObject({ shown: order('a'), isSaving: false, error: '', earlier: [] });
  await store.undo();
  expect(save).toHaveBeenCalledTimes(2);
});

it('does not say again why a change was not stored when it is opened again', async () => {
  const { store, save } = await setup();
  save.mockRejectedValueOnce(new TypeError('offline'));
  await store.change(order('b', 'a'));
  const loading = store.load();
  expect(store.state.error).toBe('');
  await loading;
  expect(store.state).toMatchObject({ shown: order('a'), error: '' });
});

it('saves changes made meanwhile in one call after it', async () => {
  const { store, save } = await setup();
  const first = deferred<HomeOrderAnswer>();
  save.mockReturnValueOnce(first.promise);
  const saving = store.change(order('b', 'a'));
  void store.change(order('c', 'b', 'a'));
  void store.change(order('b', 'c', 'a'));
  expect(store.state).toMatchObject({ shown: order('b', 'c', 'a'), isSaving: true });
  expect(save).toHaveBeenCalledOnce();
  first.resolve(answer('b', 'a'));
  await saving;
  expect(save).toHaveBeenCalledTimes(2);
  expect(save).toHaveBeenLastCalledWith(change(['b', 'c', 'a'], ['b', 'a']));
});

it('shows what is stored after a conflict or a refusal, and says why', async () => {
  const { store, save } = await setup();
  save.mockRejectedValue(await aFailure(409, { message: 'Somebody else', current: answer('z') }));
  await store.change(order('b', 'a'));
  expect(store.state).toMatchObject({ shown: order('z'), error: 'Somebody else', earlier: [] });
  save.mockRejectedValue(await aFailure(400, { message: 'Only domestic packages' }));
  await store.change(order('b', 'z'));
  expect(store.state).toMatchObject({ shown: order('z'), error: 'Only domestic packages' });
});

it('keeps a change that could not be sent, and saves it with the next try', async () => {
  const { store, save } = await setup();
  save.mockRejectedValueOnce(new TypeError('offline'));
  await store.change(order('b', 'a'));
  expect(store.state).toMatchObject({ shown: order('b', 'a'), error: 'Failed to save the order' });
  await store.save();
  expect(store.state.error).toBe('');
  expect(save).toHaveBeenCalledTimes(2);
});

it('does not save the former order back when it is opened again during a save', async () => {
  const { store, save, read } = await setup();
  const answered = deferred<HomeOrderAnswer>();
  save.mockReturnValueOnce(answered.promise);
  const saving = store.change(order('b', 'a'));
  const loading = store.load();
  await expect.poll(() => read.mock.calls.length + save.mock.calls.length).toBeGreaterThan(1);
  read.mockResolvedValue(answer('b', 'a'));
  answered.resolve(answer('b', 'a'));
  await Promise.all([saving, loading]);
  expect(save).toHaveBeenCalledOnce();
  expect(store.state).toMatchObject({ shown: order('b', 'a'), isSaving: false, earlier: [] });
});

it('keeps a change that is made while the order is read again', async () => {
  const { store, save, read } = await setup();
  const answered = deferred<HomeOrderAnswer>();
  read.mockReturnValueOnce(answered.promise);
  const loading = store.load();
  await expect.poll(() => read.mock.calls.length).toBe(2);
  await store.change(order('b', 'a'));
  answered.resolve(answer('a'));
  await loading;
  expect(save).toHaveBeenCalledOnce();
  expect(store.state).toMatchObject({ shown: order('b', 'a'), earlier: [order('a')] });
});

it('says why the order could not be read', async () => {
  const { store, read } = await setup();
  read.mockRejectedValue(new TypeError('offline'));
  await store.load();
  expect(store.stored.state.call).toMatchObject({ status: 'rejected', error: 'Failed to fetch the order' });
});
