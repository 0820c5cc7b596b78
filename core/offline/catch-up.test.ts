import { expect, it } from 'vitest';
import { anApp } from '#core/session/testing/an-app.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { catchUp } from './catch-up.ts';

it('asks again for what failed and for what is shown, and for nothing else', async () => {
  const { app, answers, calls } = anApp('/packages/detail/p1', {
    'GET /tours/package-detail/p1': new Error('offline'),
    'GET /tours/get-all-categories-list': { data: [aPackage()] },
  });
  await app.details.load('p1');
  await app.catalogue.loadList('domestic');
  const before = calls.length;
  answers['GET /tours/package-detail/p1'] = { data: { package: aPackage() } };
  await catchUp(app);
  expect(calls.slice(before).toSorted()).toEqual([
    'GET /tours/get-all-categories-list',
    'GET /tours/package-detail/p1',
  ]);
  expect(app.details.state.detail.call).toMatchObject({ status: 'fulfilled', value: { _id: 'p1' } });
});

it('asks for every kind of list that was asked for', async () => {
  const failing = new Error('offline');
  const { app, calls } = anApp('/', {
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
  await catchUp(app);
  expect(calls.slice(before.length).toSorted()).toEqual(before.toSorted());
});
