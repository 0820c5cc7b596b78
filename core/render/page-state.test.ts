// @vitest-environment node
import { expect, it } from 'vitest';
import { aDestination, aPackage, pageDataOf } from '#features/shared/testing/builders.ts';
import { detailState, homeState, listState } from './page-state.ts';

const long = 'A boat, a lake and a long evening. '.repeat(100);
const pictureDetails = [
  { address: '/pictures/a', focal: { x: 1, y: 2 } },
  { address: '/pictures/b', banner: true as const },
];
const tours = Array.from({ length: 60 }, (_, index) =>
  aPackage({ _id: `p${index}`, place: index < 40 ? 'Goa' : 'Leh', images: ['/pictures/a', '/pictures/b'] }),
);
const data = pageDataOf(tours);
const listOf = (search: string, listed = data) => listState(listed, { category: 'domestic' }, search);

it('a home page has its rows and destinations, and names the calls that answer them', () => {
  const { catalogue, destinations, calls } = homeState(data);
  expect(catalogue?.tops).toMatchObject({ international: { status: 'fulfilled', value: { length: 60 } } });
  expect(destinations).toEqual({ status: 'fulfilled', value: [aDestination()] });
  expect(calls).toContain('/tours/get-package-list-of-five?category=domestic');
});

it('a list has its first cards while the whole is fetched', () => {
  const { catalogue, calls } = listOf('');
  expect(catalogue).toMatchObject({
    lists: { domestic: { status: 'pending', previousData: { length: 24, 23: { _id: 'p23' } } } },
  });
  expect(calls).toEqual([]);
});

it('a list of a query has what that chooses from the whole list', () => {
  const { catalogue } = listOf('?place=Leh');
  expect(catalogue?.list).toMatchObject({ key: 'domestic', packages: { length: 20, 0: { _id: 'p40' } } });
  expect(catalogue?.lists).toBeUndefined();
});

it('a card has no more than is shown of it', () => {
  const whole = aPackage({
    description: long,
    localName: 'केरळ',
    images: ['/pictures/a', '/pictures/b'],
    pictureDetails,
  });
  const { catalogue } = listOf('', pageDataOf([whole, aPackage()]));
  const { category, days, name, nights, persons, place, price, version } = whole;
  const card = { _id: 'p1', category, days, name, nights, persons, place, price, version };
  expect(catalogue?.lists?.domestic).toEqual({
    status: 'pending',
    previousData: [
      {
        ...card,
        description: long.slice(0, 300),
        images: ['/pictures/a'],
        localName: 'केरळ',
        pictureDetails: pictureDetails.slice(0, 1),
      },
      { ...card, description: aPackage().description, images: [aPackage().images[0]] },
    ],
  });
});

it('a package is there whole, with its call', () => {
  expect(detailState(data, { param: 'p7' })).toEqual({
    detail: { status: 'fulfilled', value: tours[7] },
    calls: ['/tours/package-detail/p7'],
  });
});

it('nothing of an unknown package says which one was asked for, as all share one page', () => {
  expect(detailState(data, { param: 'none' })).toEqual({
    detail: { status: 'fulfilled', value: null },
    calls: [],
  });
});

it('a list that does not exist needs nothing', () => {
  expect(listState(data, { category: undefined }, '')).toEqual({ calls: [] });
});

it('a picture that is there twice is shown once, as where the browser reads the answer', () => {
  const images = ['/pictures/a', '/pictures/a', '/pictures/b'];
  const twice = pageDataOf([aPackage({ images })], [aDestination({ images })]);
  const shown = { images: ['/pictures/a', '/pictures/b'] };
  expect(detailState(twice, { param: 'p1' }).detail).toMatchObject({ value: shown });
  expect(homeState(twice).destinations).toMatchObject({ value: [shown] });
});
