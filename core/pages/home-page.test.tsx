import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { createDestinationsStore } from '#features/destinations/store.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { HomePage } from './home-page.tsx';

beforeEach(stubLayout);

const list = () => Promise.resolve([aPackage()]);
const categories = () => Promise.reject(new Error('offline'));

it('has one heading and every section of the specification', async () => {
  const catalogue = createCatalogueStore({ list, top: list, categories });
  const destinations = createDestinationsStore({ list: () => Promise.resolve([aDestination()]) });
  render(<HomePage app={{ catalogue, destinations }} />);
  // The lower parts load once the page is idle.
  await screen.findByRole('heading', { level: 2, name: /^Customer reviews/ });
  await act(async () => {});
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const name of ['Popular destinations', 'Domestic', 'International', 'Customer reviews', 'About Us'])
    expect(screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).toBeVisible();
});
