import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PackageList } from '#features/catalogue/package-list.tsx';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';

// Preloaded, so that no test waits for it.
import './more-link.tsx';
import './package-search.tsx';

beforeEach(stubLayout);

const phone = { display: '+91 98765 43212', address: 'tel:+919876543212' };
const unused = () => Promise.reject(new Error('not asked for'));

const many = Array.from({ length: 60 }, (_, index) =>
  aPackage({ _id: `p${index}`, place: index < 50 ? 'Goa' : 'Leh', name: `Trip ${index}` }),
);

async function show(query = '') {
  const memory = memoryLocation({ path: `/packages/domestic${query}`, record: true });
  const store = createCatalogueStore({ list: () => Promise.resolve(many), top: unused, categories: unused });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <PackageList store={store} category="domestic" phone={phone} />
    </Router>,
  );
  await screen.findByLabelText('Search');
  return memory;
}

// By text and tag: roles take long to find among so many cards.
const cards = () => document.querySelectorAll('article');
const more = () => screen.findByText(/^Show \d+ more$/);

it('shows 24 packages, and 24 more each time in the same history entry', async () => {
  const memory = await show();
  expect(await screen.findByText('24 of 60 packages shown')).toBeVisible();
  expect(cards()).toHaveLength(24);
  await userEvent.click(await more());
  expect(cards()).toHaveLength(48);
  expect(await more()).toHaveTextContent('Show 12 more');
  await userEvent.click(await more());
  expect(cards()).toHaveLength(60);
  expect(screen.queryByText(/^Show \d+ more$/)).toBeNull();
  expect(memory.history).toHaveLength(1);
});

it('leads to the first new package, and keeps the filter', async () => {
  await show('?place=Goa&sort=price-up');
  expect(await more()).toHaveAttribute(
    'href',
    '/packages/domestic?place=Goa&sort=price-up&show=48#package-25',
  );
  expect(document.getElementById('package-24')).not.toBeNull();
});

it('shows as many as the address says', async () => {
  await show('?show=48');
  expect(await screen.findByText('48 of 60 packages shown')).toBeVisible();
  expect(cards()).toHaveLength(48);
});

it('begins anew after a change of the filter', async () => {
  const memory = await show('?show=48&place=Goa');
  await more();
  await userEvent.selectOptions(screen.getByLabelText('Place'), 'Any place');
  await expect.poll(() => memory.history?.at(-1)).toBe('/packages/domestic');
  await expect.poll(() => cards().length).toBe(24);
});
