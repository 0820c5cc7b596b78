import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Package } from '#contract/package.ts';
import { PackageList } from '#features/catalogue/package-list.tsx';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';

// Preloaded, so that no test waits for it.
import './package-search.tsx';

const phone = { display: '+91 98765 43212', address: 'tel:+919876543212' };
const unused = () => Promise.reject(new Error('not asked for'));

const kerala = aPackage({ _id: 'k', name: 'Backwater Days', place: 'Kerala', days: 6, price: 47_500 });
const goa = aPackage({
  _id: 'g',
  name: 'Goa, Slowly',
  place: 'Goa',
  days: 4,
  price: 36_400,
  description: '',
});
const leh = aPackage({ _id: 'l', name: 'High road', place: 'Leh', days: 9, persons: 4, price: 98_000 });

/** The page of domestic packages at an address; `list` is what the backend answers. */
function show(query = '', list: () => Promise<Package[]> = () => Promise.resolve([kerala, goa, leh])) {
  const memory = memoryLocation({ path: `/packages/domestic${query}`, record: true });
  const store = createCatalogueStore({ list, top: unused, categories: unused });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <PackageList store={store} category="domestic" phone={phone} />
    </Router>,
  );
  return { memory, store };
}

const finder = () => screen.findByLabelText('Search');
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const news = () => screen.getAllByRole('status').map((status) => status.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('an address with filters', () => {
  it('shows only matching packages, also before the search has loaded', async () => {
    show('?place=goa&sort=price-up&utm_source=x');
    expect(cards()).toEqual([]);
    expect(await screen.findByText('1 of 3 packages')).toBeVisible();
    expect(cards()).toEqual(['Goa']);
    expect(screen.getByLabelText('Place')).toHaveDisplayValue('Goa');
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price, low to high');
  });

  it('ignores unknown and invalid values', async () => {
    show('?place=Atlantis&days=9-1&persons=x&sort=up&other=1');
    expect(await screen.findByText('3 packages', { selector: 'p' })).toBeVisible();
    expect(cards()).toEqual(['Kerala', 'Goa', 'Leh']);
  });
});

describe('using the search', () => {
  it('searches while the visitor types, and replaces the history entry', async () => {
    const { memory } = show();
    await userEvent.type(await finder(), 'slowly ');
    expect(cards()).toEqual(['Goa']);
    await userEvent.tab();
    expect(memory.history).toEqual(['/packages/domestic?q=slowly']);
    expect(screen.getByLabelText('Search')).toHaveValue('slowly ');
  });

  it('keeps what is typed in Hindi when the address follows', async () => {
    const { memory } = show();
    await userEvent.type(await finder(), 'गोवा ');
    await expect.poll(() => memory.history?.length).toBe(1);
    await expect.poll(() => memory.history?.[0]).toContain('q=');
    expect(screen.getByLabelText('Search')).toHaveValue('गोवा ');
    expect(cards()).toEqual(['Goa']);
  });

  it('filters and sorts by what the list has', async () => {
    const { memory } = show();
    await finder();
    await userEvent.selectOptions(screen.getByLabelText('Days'), '4 to 6 days (2)');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high');
    expect(cards()).toEqual(['Goa', 'Kerala']);
    expect(screen.getByText('2 of 3 packages', { selector: 'p' })).toBeVisible();
    await expect.poll(() => memory.history?.at(-1)).toBe('/packages/domestic?days=4-6&sort=price-up');
    expect(memory.history).toHaveLength(1);
  });

  it('removes one filter, or all, and moves the focus to the count', async () => {
    show('?q=o&days=4-6&price=-40000');
    expect(await screen.findByText('1 of 3 packages')).toBeVisible();
    await userEvent.click(button('Remove Up to Rs. 40000'));
    expect(screen.getByText('2 of 3 packages', { selector: 'p' })).toHaveFocus();
    await userEvent.click(button('Clear all'));
    expect(cards()).toEqual(['Kerala', 'Goa', 'Leh']);
    expect(screen.getByText('3 packages', { selector: 'p' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('finds nothing: shows which filter to remove, and can show all again', async () => {
    const { memory } = show('?place=Goa&days=7-9&sort=days-up');
    expect(await screen.findByText('No package matches all of this.')).toBeVisible();
    expect(cards()).toEqual([]);
    expect(button('Without Goa: 1 package')).toBeVisible();
    expect(button('Without 7 to 9 days: 1 package')).toBeVisible();
    await userEvent.click(button('Clear all filters'));
    expect(cards()).toEqual(['Goa', 'Kerala', 'Leh']);
    await expect.poll(() => memory.history?.at(-1)).toBe('/packages/domestic?sort=days-up');
  });

  it('opens the filters by a button that counts them, and closes them by one that counts the results', async () => {
    show('?q=a&place=Goa&persons=2');
    await screen.findByText('1 of 3 packages');
    const toggle = button('Filters 2 set');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button('Show 1 of 3 packages'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('1 of 3 packages', { selector: 'p' })).toHaveFocus();
  });
});

it('announces the count after a pause in typing', async () => {
  show();
  await userEvent.type(await finder(), 'goa');
  expect(news()).not.toContain('1 of 3 packages');
  await expect.poll(news).toContain('1 of 3 packages');
});

it('follows the address back and forward', async () => {
  const { memory } = show('?place=Goa');
  expect(await screen.findByText('1 of 3 packages')).toBeVisible();
  act(() => memory.navigate('/packages/domestic?q=backwater'));
  expect(cards()).toEqual(['Kerala']);
  expect(screen.getByLabelText('Search')).toHaveValue('backwater');
  act(() => memory.navigate('/packages/domestic'));
  expect(cards()).toEqual(['Kerala', 'Goa', 'Leh']);
});

it('shows no counts and choices during a refetch, and searches the present list', async () => {
  const again = deferred<Package[]>();
  const answers = [Promise.resolve([kerala, goa]), again.promise];
  const { store } = show('?q=goa', () => answers.shift() ?? unused());
  expect(await screen.findByText('1 of 2 packages')).toBeVisible();
  await act(async () => void store.loadList('domestic'));
  expect(cards()).toEqual(['Goa']);
  expect(screen.queryByText(/of 2 packages/, { selector: 'p' })).toBeNull();
  expect(within(screen.getByLabelText('Place')).getAllByRole('option')).toHaveLength(1);
  await act(async () => again.resolve([kerala, goa, leh]));
  expect(screen.getByText('1 of 3 packages', { selector: 'p' })).toBeVisible();
  expect(within(screen.getByLabelText('Place')).getAllByRole('option')).toHaveLength(4);
});

it('waits for the complete list before it shows that nothing matches', async () => {
  const again = deferred<Package[]>();
  const answers = [Promise.resolve([kerala]), again.promise];
  const { store } = show('', () => answers.shift() ?? unused());
  await finder();
  await act(async () => void store.loadList('domestic'));
  await userEvent.type(screen.getByLabelText('Search'), 'high road');
  expect(screen.queryByText(/No package matches/)).toBeNull();
  await act(async () => again.resolve([kerala, leh]));
  expect(cards()).toEqual(['Leh']);
});
