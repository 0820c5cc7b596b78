import { expect, it } from 'vitest';
import type { Package } from '#contract/package.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { createPageData } from './page-data.ts';

const tour = (index: number): Package => ({
  ...packageInput({ category: index % 2 ? 'international' : 'domestic' }),
  _id: `p${index}`,
  images: [],
  version: 1,
  updatedAt: 0,
  dayWiseItinerary: [],
});
const catalogue = {
  packages: Array.from({ length: 100 }, (_, index) => tour(index)),
  unlisted: [tour(101)],
  categories: [],
  destinations: [],
  agency: {},
};
const data = createPageData(catalogue);
const ids = (tours: readonly { readonly _id: string }[]) => tours.map(({ _id }) => _id);

it('finds a package by its id, also one by link, and says when there is none', () => {
  expect(data.detail('p7')).toMatchObject({ _id: 'p7' });
  expect(data.detail('p101')).toMatchObject({ _id: 'p101' });
  expect(data.detail('__proto__')).toBeUndefined();
});

it('gives a row five packages, the pinned ones first', () => {
  expect(ids(data.top('international'))).toEqual(['p1', 'p3', 'p5', 'p7', 'p9']);
  const homeOrder = { domestic: ['p8', 'p2', 'unknown'], international: [] };
  const pinned = createPageData({ ...catalogue, homeOrder });
  expect(ids(pinned.top('domestic'))).toEqual(['p8', 'p2', 'p0', 'p4', 'p6']);
});

it('gives the same whole list each time, so that its search index is made once', () => {
  expect(data.list('domestic')).toHaveLength(50);
  expect(data.list('all packages')).toHaveLength(100);
  expect(data.list('domestic')).toBe(data.list('domestic'));
});
