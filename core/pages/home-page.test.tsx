import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { createDestinationsStore } from '#features/destinations/store.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { HomePage } from './home-page.tsx';

beforeEach(stubLayout);

const refuse = () => Promise.reject(new Error('offline'));

async function show(answers: 'given' | 'refused') {
  const given = answers === 'given';
  const list = given ? () => Promise.resolve([aPackage()]) : refuse;
  const catalogue = createCatalogueStore({ list, top: list, categories: refuse });
  const destinations = createDestinationsStore({
    list: given ? () => Promise.resolve([aDestination()]) : refuse,
  });
  render(<HomePage catalogue={catalogue} destinations={destinations} />);
  // The lower parts load once the page is idle.
  await screen.findByRole('heading', { level: 2, name: /^Customer reviews/ });
  await act(async () => {});
}

it('has one heading and every section of the specification', async () => {
  await show('given');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const name of ['Popular destinations', 'Domestic', 'International', 'Customer reviews', 'About Us'])
    expect(screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).toBeVisible();
});

it('shows its sections and no error text without a backend', async () => {
  await show('refused');
  // The destinations and the two rows of packages.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
  expect(screen.getByRole('heading', { level: 2, name: /^International/ })).toBeVisible();
  expect(screen.queryByText(/fail|error/i)).toBeNull();
});
