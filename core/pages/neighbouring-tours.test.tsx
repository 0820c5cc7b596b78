import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PackageCard } from '#contract/package.ts';
import type { CatalogueApi } from '#features/catalogue/api.ts';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { NeighbouringTours } from './neighbouring-tours.tsx';

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
