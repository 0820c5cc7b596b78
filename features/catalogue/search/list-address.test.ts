import { expect, it } from 'vitest';
import type { CategoryKey } from '#contract/category.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { hasListParams, readShownCount } from '#contract/list-params.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { findListPlace, toCanonicalSearch } from './list-address.ts';
import { noFilters, packageSearchParams } from './package-search-params.ts';

it.each([
  ['', 24],
  ['?show=48', 48],
  ['?show=25', 48],
  ['?show=x', 24],
  ['?show=9999999999', 2400],
])('reads the number of packages to show from %j', (search, count) =>
  expect(readShownCount(search)).toBe(count),
);

it.each([
  ['?q=&place=&days=&persons=&price=&sort=', ''],
  ['?utm_source=x', ''],
  ['?sort=price-up&place=Kullu%20%26%20Manali', '?place=Kullu+%26+Manali&sort=price-up'],
  // Encoded twice, by whatever passed the link on: the browser's router decodes an address before its parts.
  ['?place=Kullu%2520%2526%2520Manali', '?place=Kullu+%26+Manali'],
  ['?place=Sri%2520Lanka', '?place=Sri+Lanka'],
  ['?place=%25ff%ff', '?place=ff%EF%BF%BD'],
  ['?show=25&q=tea', '?q=tea&show=48'],
  ['?show=48', '?show=48'],
  ['?show=100000', '?show=240'],
])('writes %j in one form for all that show the same', (search, canonical) => {
  expect(toCanonicalSearch(search)).toBe(canonical);
  expect(toCanonicalSearch(canonical)).toBe(canonical);
});

it.each([
  ['?q=&place=', false],
  ['?utm_source=q', false],
  ['?place=Goa', true],
  ['q=goa', true],
  ['?a=1&show=48', true],
])('knows whether %j changes a list: %s', (search, changes) => expect(hasListParams(search)).toBe(changes));

const list = [
  { _id: 'k1', place: ' Kerala ' },
  { _id: 'k2', place: 'KERALA' },
  { _id: 'p', place: 'Puducherry' },
  { _id: 'v', place: 'Varanasi' },
  { _id: 'h', place: 'केरळ' },
  { _id: 'nowhere', place: '' },
].map((tour) => aPackage({ ...tour, images: [`/pictures/${tour._id}`] }));

it.each<[string, CategoryKey, string | undefined, string | undefined]>([
  ['Kerala', 'domestic', 'Kerala', 'k1'],
  ['kerala', 'all packages', 'Kerala', 'k1'],
  ['Pondicherry', 'domestic', 'Puducherry', 'p'],
  ['Kashi', 'domestic', 'Varanasi', 'v'],
  ['केरळ', 'domestic', 'केरळ', 'h'],
  // Places of the Destination page that no package has.
  ['delhi', 'domestic', 'Delhi', undefined],
  ['New Delhi', 'all packages', 'Delhi', undefined],
  ['Kullu and Manali', 'all packages', 'Kullu & Manali', undefined],
  ['Dubai', 'domestic', undefined, undefined],
  // Known by name alone, misspelt, or the words of a link's author.
  ['Mumbai', 'all packages', undefined, undefined],
  ['Kerla', 'all packages', undefined, undefined],
  ['<script>alert(1)</script>', 'all packages', undefined, undefined],
  ['Kerala tours are a fraud', 'all packages', undefined, undefined],
  ['\u200d', 'all packages', undefined, undefined],
  ['', 'all packages', undefined, undefined],
])('%j in the list %s is %j, with the package %j', (typed, key, name, id) => {
  const place = findListPlace(list, key, typed);
  expect([place?.name, place?.picture]).toEqual([name, id && `/pictures/${id}`]);
  expect(place?.hasPackages).toBe(name && id !== undefined);
});

it('has the first picture of a place, and the point of it that is never cut off, for the preview of a link', () => {
  const { place } = aPackage();
  const pictureDetails = [{ address: '/pictures/a', focal: { x: 1, y: 2 } }];
  const tours = [
    aPackage({ images: [] }),
    aPackage({ images: ['/pictures/a', '/pictures/b'], pictureDetails }),
  ];
  expect(findListPlace(tours, 'domestic', place)).toEqual({
    name: place,
    hasPackages: true,
    picture: '/pictures/a',
    focal: { x: 1, y: 2 },
  });
  expect(findListPlace(tours.slice(0, 1), 'domestic', place)).toEqual({ name: place, hasPackages: true });
});

it.each(['100% Goa', '5%', 'Kullu & Manali', 'L'.repeat(packageFields.place.max)])(
  'finds a place by its name in an address: %s',
  (place) => {
    const read = packageSearchParams.read(packageSearchParams.write({ ...noFilters, sort: '', place })).place;
    expect(findListPlace([aPackage({ place })], 'domestic', read)?.name).toBe(place);
  },
);
