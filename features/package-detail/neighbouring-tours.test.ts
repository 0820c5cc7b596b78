import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { selectNeighbours } from './neighbouring-tours.ts';

const shown = aPackage({ _id: 'shown', place: 'Kerala', price: 30_000 });
const other = (_id: string, place: string, price: number | null) => aPackage({ _id, place, price });
const ids = (candidates: Parameters<typeof selectNeighbours>[1], tour = shown) =>
  selectNeighbours(tour, candidates).map(({ _id }) => _id);

it('takes the same place before the nearest price', () => {
  expect(
    ids([other('goa', 'Goa', 31_000), other('delhi', 'Delhi', 30_000), other('hills', ' KERALA ', 90_000)]),
  ).toEqual(['hills', 'delhi', 'goa']);
});

it('takes three at most', () => {
  expect(ids(['a', 'b', 'c', 'd'].map((id) => other(id, 'Goa', 30_000)))).toHaveLength(3);
});

it('leaves out the tour itself, those named twice, and those of other prices', () => {
  const goa = other('goa', 'Goa', 40_000);
  expect(ids([shown, goa, goa, other('dear', 'Goa', 40_001), other('cheap', 'Goa', 19_999)])).toEqual([
    'goa',
  ]);
});

it('finds none by a missing price or place', () => {
  expect(
    ids([other('a', '', null), other('b', '', 0)], aPackage({ _id: 'x', place: '', price: null })),
  ).toEqual([]);
  expect(ids([other('a', 'Goa', 0)], aPackage({ _id: 'x', place: 'Delhi', price: 0 }))).toEqual([]);
});
