import { expect, it } from 'vitest';
import { createTestApp } from '#core/session/testing/create-test-app.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { refetchOnReconnect } from './refetch-on-reconnect.ts';

const failing = new Error('offline');
const detail = 'GET /tours/package-detail/p1';
const atOnce = () => Promise.resolve();

it('refetches what failed and what is shown, and nothing else', async () => {
  const { app, answers, calls } = createTestApp('/packages/detail/p1', {
    [detail]: failing,
    'GET /tours/get-all-categories-list': { data: [aPackage()] },
  });
  await app.details.load('p1');
  await app.catalogue.loadList('domestic');
  const before = calls.length;
  answers[detail] = { data: { package: aPackage() } };
  await refetchOnReconnect(app, atOnce);
  expect(calls.slice(before).toSorted()).toEqual(['GET /tours/get-all-categories-list', detail]);
  expect(app.details.state.detail.call).toMatchObject({ status: 'fulfilled', value: { _id: 'p1' } });
});

it('refetches every kind of list that was fetched', async () => {
  const { app, answers, calls } = createTestApp('/', {
    'GET /tours/getAllPackage': failing,
    'GET /tours/get-package-list-of-five': failing,
    'GET /tours/get-all-categories-list': failing,
    'GET /tours/get-popular-destination': failing,
  });
  const { catalogue, destinations } = app;
  await Promise.all([
    catalogue.loadList('all packages'),
    catalogue.loadTop('domestic'),
    catalogue.loadCategories(),
    destinations.loadIfEmpty(),
  ]);
  const before = [...calls];
  for (const call of before) answers[call] = { tours: [], data: [], destinations: [] };
  await refetchOnReconnect(app, atOnce);
  expect(calls.slice(before.length).toSorted()).toEqual(before.toSorted());
});

it('retries what fails again twice, after 2 and 8 seconds', async () => {
  const { app, calls } = createTestApp('/packages/detail/p1', { [detail]: failing });
  await app.details.load('p1');
  const waited: number[] = [];
  await refetchOnReconnect(app, (ms) => Promise.resolve(void waited.push(ms)));
  expect(waited).toEqual([2000, 8000]);
  expect(calls).toEqual([detail, detail, detail, detail]);
});

it('stops retrying after a success', async () => {
  const { app, answers, calls } = createTestApp('/packages/detail/p1', { [detail]: failing });
  await app.details.load('p1');
  await refetchOnReconnect(app, async () => {
    answers[detail] = { data: { package: aPackage() } };
  });
  expect(calls).toHaveLength(3);
});
