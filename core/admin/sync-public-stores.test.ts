import { beforeEach, expect, it } from 'vitest';
import type { Package } from '#contract/package.ts';
import { findPictureDetail } from '#contract/picture-details.ts';
import { createApp, type App } from '#core/app.ts';
import { createMemoryHistory } from '#core/router/history.ts';
import { matchRoute } from '#core/routes.tsx';
import { createChangeEvents, type AdminChange } from '#features/admin/change-events.ts';
import type { Http } from '#features/shared/http.ts';
import { dataOf } from '#features/shared/query.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { syncPublicStores } from './sync-public-stores.ts';

const goa = aPackage({ _id: 'g', name: 'Goa' });
const kerala = aPackage({ _id: 'k', name: 'Kerala' });

const answers: Readonly<Record<string, unknown>> = {
  '/tours/getAllPackage': { tours: [goa, kerala] },
  '/tours/get-all-categories-list': { data: [goa, kerala] },
  '/tours/get-package-list-of-five': { data: [goa, kerala] },
  '/tours/package-detail/g': { data: { package: goa } },
  '/tours/get-popular-destination': { destinations: [aDestination({ _id: 'd', name: 'Delhi' })] },
};
const http: Http = {
  get: (path) => Promise.resolve(answers[path]),
  send: () => Promise.reject(new Error('no writes')),
  pictureAddress: (address) => address,
};

let app: App;
let notify: (change: AdminChange) => void;
beforeEach(async () => {
  app = createApp({ http, history: createMemoryHistory('/'), matchRoute });
  const changes = createChangeEvents();
  syncPublicStores(changes, app, (address) => `https://api.example${address}`);
  notify = (change) => changes.emit(change);
  await Promise.all([
    app.catalogue.loadList('all packages'),
    app.catalogue.loadList('domestic'),
    app.catalogue.loadTop('domestic'),
    app.details.load('g'),
    app.destinations.loadIfEmpty(),
  ]);
});

const lists = () => {
  const {
    lists: { 'all packages': all, domestic },
    tops,
  } = app.catalogue.state;
  return [all, domestic, tops.domestic].map((call) => dataOf(call)?.map(({ name }) => name));
};
/** The names in each of the three lists. */
const lists3 = (...names: string[]) => [names, names, names];
const detail = () => dataOf(app.details.state.detail.call);
const destinations = () => dataOf(app.destinations.state.list);

it.each<[string, Partial<Package>, string[][], isOnPage: boolean]>([
  ['with a new name in every list and on its page', { name: 'Fort' }, lists3('Fort', 'Kerala'), true],
  [
    'no more in the lists of the category it had',
    { category: 'international' },
    [['Goa', 'Kerala'], ['Kerala'], ['Kerala']],
    true,
  ],
  ['in no list and on no page as a draft', { visibility: 'draft' }, lists3('Kerala'), false],
  ['on its page alone by link', { visibility: 'link' }, lists3('Kerala'), true],
])('an edited package is shown %s', (_, change, listed, isOnPage) => {
  const value = { ...goa, ...change, version: 2 };
  notify({ type: 'package-edited', value });
  expect(lists()).toEqual(listed);
  expect(detail()).toEqual(isOnPage ? value : null);
});

it('an edited package leaves the page of another package unchanged', () => {
  notify({ type: 'package-edited', value: { ...kerala, name: 'Kerala Hills', version: 2 } });
  expect(detail()).toMatchObject({ name: 'Goa' });
});

it('a deleted package is removed from every list, and its page has nothing to show', () => {
  notify({ type: 'package-deleted', id: 'k' });
  expect(detail()).toMatchObject({ name: 'Goa' });
  notify({ type: 'package-deleted', id: 'g' });
  expect(lists()).toEqual([[], [], []]);
  expect(detail()).toBeNull();
});

it('destinations are appended, replaced and removed, with pictures that the page can load', () => {
  notify({
    type: 'destination-created',
    value: aDestination({ _id: 'n', name: 'Nepal', images: ['/n.jpg'] }),
  });
  expect(destinations()).toMatchObject([{ name: 'Delhi' }, { images: ['https://api.example/n.jpg'] }]);
  notify({ type: 'destination-edited', value: aDestination({ _id: 'd', name: 'Old Delhi', version: 2 }) });
  notify({ type: 'destination-deleted', id: 'n' });
  expect(destinations()).toMatchObject([{ name: 'Old Delhi' }]);
});

it('a destination of another host keeps the focal points of its pictures', () => {
  const images = ['/d.jpg'];
  const pictureDetails = [{ address: '/d.jpg', focal: { x: 10, y: 20 } }];
  notify({
    type: 'destination-edited',
    value: aDestination({ _id: 'd', images, pictureDetails, version: 2 }),
  });
  const [destination] = destinations() ?? [];
  expect(findPictureDetail(destination?.pictureDetails, destination?.images[0])?.focal).toEqual({
    x: 10,
    y: 20,
  });
});

it('the agency is shown with its new facts, its pictures at the addresses of the backend', () => {
  const gallery = [null, { picture: '/pictures/one', alt: 'One' }];
  const facts = { whatsApp: '+91 90000 11111', guidePicture: '/pictures/guide', gallery };
  notify({ type: 'agency-edited', facts });
  const { whatsApp, changes } = app.agency.state.agency;
  expect(whatsApp.digits).toBe('919000011111');
  expect(changes.guidePicture).toBe('https://api.example/pictures/guide');
  expect(changes.gallery).toEqual([null, { picture: 'https://api.example/pictures/one', alt: 'One' }]);
});
