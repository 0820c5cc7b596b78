import { expect, it } from 'vitest';
import { hasListParams } from '#contract/list-params.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { readShownCount, toCanonicalSearch, toSelection } from './list-address.ts';

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
