import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PackageCard } from '#contract/package.ts';
import type { CatalogueApi } from '#features/catalogue/api.ts';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { NeighbouringTours, selectNeighbours } from './neighbouring-tours.tsx';

const shown = aPackage({ _id: 'shown' });
const houseboat = aPackage({ _id: 'houseboat', name: 'A houseboat' });
const goa = aPackage({ _id: 'goa', name: 'Goa, slowly', place: 'Goa', price: 90_000 });

function show(tops: PackageCard[] = []) {
  const reports: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (typeof reports)[number]) {
        reports.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  const list = vi.fn<CatalogueApi['list']>().mockResolvedValue([shown, houseboat, goa]);
  const catalogue = createCatalogueStore({ list, top: async () => tops, categories: async () => [] });
  render(<NeighbouringTours tour={shown} catalogue={catalogue} />);
  const approach = () => act(async () => reports.forEach((report) => report([{ isIntersecting: true }])));
  return { list, catalogue, approach };
}

const names = () =>
  screen.queryAllByRole('link', { name: /^Read More/ }).map(({ textContent }) => textContent);

it('fetches the list of the category once the visitor comes near, and shows tours of the same place', async () => {
  const { list, approach } = show();
  expect(list).not.toHaveBeenCalled();
  expect(screen.queryByRole('article')).toBeNull();
  await approach();
  expect(list.mock.calls.map(([key]) => key)).toEqual(['domestic']);
  expect(screen.getByRole('region', { name: 'More tours like this one' })).toBeVisible();
  expect(names()).toEqual(['Read More about A houseboat']);
});

it('uses the packages of lists that have loaded, and does not fetch them again', async () => {
  const { list, catalogue, approach } = show([houseboat, goa]);
  await act(() => catalogue.loadTop('domestic'));
  expect(names()).toEqual(['Read More about A houseboat']);
  await act(() => catalogue.loadList('domestic'));
  await approach();
  expect(list).toHaveBeenCalledTimes(1);
});

it('keeps the height of the cards until the list has loaded, and shows nothing without neighbours', async () => {
  const { list, approach } = show();
  list.mockResolvedValue([goa]);
  expect(document.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(3);
  await approach();
  expect(screen.queryByRole('region')).toBeNull();
});

const kerala = aPackage({ _id: 'shown', place: 'Kerala', price: 30_000 });
const other = (_id: string, place: string, price: number | null) => aPackage({ _id, place, price });
const ids = (candidates: Parameters<typeof selectNeighbours>[1], tour = kerala) =>
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
  const near = other('near', 'Goa', 40_000);
  expect(ids([kerala, near, near, other('dear', 'Goa', 40_001), other('cheap', 'Goa', 19_999)])).toEqual([
    'near',
  ]);
});

it('finds none by a missing price or place', () => {
  expect(
    ids([other('a', '', null), other('b', '', 0)], aPackage({ _id: 'x', place: '', price: null })),
  ).toEqual([]);
  expect(ids([other('a', 'Goa', 0)], aPackage({ _id: 'x', place: 'Delhi', price: 0 }))).toEqual([]);
});
