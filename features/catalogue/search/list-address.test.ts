import { expect, it } from 'vitest';
import type { CategoryKey } from '#contract/category.ts';
import { limits } from '#contract/limits.ts';
import { hasListParams } from '#contract/list-params.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { findListPlace, readShownCount, toCanonicalSearch, toSelection } from './list-address.ts';
import { noFilters, packageSearchParams } from './package-search-params.ts';
import { getSearchIndex } from './search-index.ts';

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

it('chooses the packages of a query from the whole list', async () => {
  const packages = Array.from({ length: 60 }, (_, index) =>
    aPackage({ _id: `p${index}`, place: index % 2 ? 'Goa' : 'Leh' }),
  );
  expect((await toSelection('?place=goa'))(packages)).toHaveLength(24);
  expect((await toSelection('?place=goa&show=48'))(packages)).toHaveLength(30);
  expect((await toSelection('?place=goa'))(packages).map(({ place }) => place)).not.toContain('Leh');
});

const list = getSearchIndex(
  [
    { _id: 'k1', place: ' Kerala ' },
    { _id: 'k2', place: 'KERALA' },
    { _id: 'p', place: 'Puducherry' },
    { _id: 'v', place: 'Varanasi' },
    { _id: 'h', place: 'केरळ' },
    { _id: 'nowhere', place: '' },
  ].map(aPackage),
);

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
  expect([place?.name, place?.tour?._id]).toEqual([name, id]);
});

it('names the first package of a place that has pictures, for the preview of a link', () => {
  const tours = [aPackage({ _id: 'bare', images: [] }), aPackage({ _id: 'seen', images: ['/pictures/a'] })];
  const { place } = aPackage();
  expect(findListPlace(getSearchIndex(tours), 'domestic', place)?.tour?._id).toBe('seen');
  expect(findListPlace(getSearchIndex(tours.slice(0, 1)), 'domestic', place)?.tour?._id).toBe('bare');
});

it.each(['100% Goa', '5%', 'Kullu & Manali', 'L'.repeat(limits.nameLength)])(
  'finds a place by its name in an address: %s',
  (place) => {
    const read = packageSearchParams.read(packageSearchParams.write({ ...noFilters, sort: '', place })).place;
    expect(findListPlace(getSearchIndex([aPackage({ place })]), 'domestic', read)?.name).toBe(place);
  },
);
