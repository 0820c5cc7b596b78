import { act, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { originalAgency } from '#contract/agency.ts';
import type { CategoryKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { PackageList } from '#features/catalogue/package-list.tsx';
import {
  createCatalogueStore,
  type CatalogueStore,
  type ServedCatalogue,
} from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
// Preloaded, so that no test waits for it.
import { PackageSearch } from './package-search.tsx';
import { noFilters, packageSearchParams } from './package-search-params.ts';
import { summarizeList } from './list-summary.ts';

beforeEach(stubLayout);

const { packages: phone } = originalAgency.phones;
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

/** The page of a list at an address; `list` is what the backend answers. */
function show(
  query = '',
  list: () => Promise<Package[]> = () => Promise.resolve([kerala, goa, leh]),
  category: CategoryKey = 'domestic',
) {
  const memory = memoryLocation({ path: `/packages/domestic${query}`, record: true });
  const store = createCatalogueStore({ list, top: unused, categories: unused });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <PackageList store={store} category={category} />
    </Router>,
  );
  return { memory, store };
}

const finder = () => screen.findByLabelText('Search');
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const promise = () => screen.findByRole('link', { name: 'Destinations page' });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the discount of a place', () => {
  it('says who promises it, and that the prices of the list are before it', async () => {
    show('?place=goa');
    expect(await promise()).toHaveAttribute('href', '/destination');
    expect((await promise()).closest('p')).toHaveTextContent(
      '40% off Goa tours, as our Destinations page says. The prices below are before the discount.',
    );
  });

  it('is that of the page that promises it, by whatever name the list has the place', async () => {
    show('?place=Kashi', () => Promise.resolve([aPackage({ ...kerala, place: 'Varanasi' }), goa]));
    expect((await promise()).closest('p')).toHaveTextContent('20% off Kashi tours');
    expect(cards()).toEqual(['Varanasi']);
  });

  it('is not said where there is no tour that it is off', async () => {
    show('?place=Delhi');
    expect(await screen.findByText(/^No package goes to/)).toBeVisible();
    expect(screen.queryByText(/% off/)).not.toBeInTheDocument();
  });
});

describe('using the search', () => {
  it('begins anew with the first packages after a change of the filter', async () => {
    const { memory } = show('?show=48&place=Goa');
    await finder();
    await userEvent.selectOptions(screen.getByLabelText('Place'), 'Any place');
    await expect.poll(() => memory.history?.at(-1)).toBe('/packages/domestic');
  });

  it('keeps what is typed in Hindi when the address follows', async () => {
    const { memory } = show();
    await userEvent.type(await finder(), 'गोवा ');
    await expect.poll(() => memory.history?.length).toBe(1);
    await expect.poll(() => memory.history?.[0]).toContain('q=');
    expect(screen.getByLabelText('Search')).toHaveValue('गोवा ');
    expect(cards()).toEqual(['Goa']);
  });

  it('removes one filter, or all, and moves the focus to the count', async () => {
    show('?q=o&days=4-6&price=-40000');
    expect(await screen.findByText('1 of 3 packages')).toBeVisible();
    await userEvent.click(link('Remove Up to Rs. 40000'));
    await waitFor(() => expect(screen.getByText('2 of 3 packages', { selector: 'p' })).toHaveFocus());
    await userEvent.click(link('Clear all'));
    expect(cards()).toEqual(['Kerala', 'Goa', 'Leh']);
    expect(screen.getByText('3 packages', { selector: 'p' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: /^Remove/ })).toBeNull();
  });

  it('says that no package has the place, and offers the whole list and a call', async () => {
    show('?place=Delhi');
    expect(await screen.findByText(/^No package goes to/)).toHaveTextContent(
      'No package goes to Delhi just now.',
    );
    expect(link('All Domestic packages')).toHaveAttribute('href', '/packages/domestic');
    expect(screen.getAllByRole('link', { name: phone.display })).toHaveLength(2);
  });

  it('finds nothing: shows which filter to remove, and can show all again', async () => {
    const { memory } = show('?place=Goa&days=7-9&sort=days-up');
    expect(await screen.findByText('No package matches all of this.')).toBeVisible();
    expect(cards()).toEqual([]);
    expect(link('Without Goa: 1 package')).toBeVisible();
    expect(link('Without 7 to 9 days: 1 package')).toBeVisible();
    await userEvent.click(link('Clear all filters'));
    expect(cards()).toEqual(['Goa', 'Kerala', 'Leh']);
    await expect.poll(() => memory.history?.at(-1)).toBe('/packages/domestic?sort=days-up');
  });

  it('brings the results below the header after a change, unless the filters of a phone are open', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    show();
    await finder();
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Filters'));
    await userEvent.selectOptions(screen.getByLabelText('Place'), 'Goa (1)');
    await nextFrame();
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(button('Show 1 of 3 packages'));
    expect(screen.getByText('1 of 3 packages', { selector: 'p' })).toHaveFocus();
    await expect.poll(() => scrolled).toHaveBeenCalledTimes(1);
    await userEvent.selectOptions(screen.getByLabelText('Place'), 'Any place');
    await expect.poll(() => scrolled).toHaveBeenCalledTimes(2);
  });
});

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

/** Hydrates a page that the server rendered. */
async function hydrate(list: () => Promise<Package[]>, catalogue: ServedCatalogue, query = '') {
  const createStore = () => createCatalogueStore({ list, top: unused, categories: unused }, catalogue, query);
  const page = (store: CatalogueStore) => (
    <Router hook={() => ['/packages/domestic', () => {}]} searchHook={() => query.slice(1)}>
      <PackageList store={store} category="domestic" />
    </Router>
  );
  // A server has the code of the search.
  const { unmount } = render(page(createStore()));
  await finder();
  unmount();
  const store = createStore();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(createStore()));
  const field = await finder();
  const onRecoverableError = vi.fn<(cause: unknown) => void>();
  void store.loadList('domestic');
  await act(async () => void render(page(store), { container, hydrate: true, onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Search')).toBe(field);
}

const options = () => within(screen.getByLabelText('Place')).getAllByRole('option').length;

describe('a page that the server rendered', () => {
  const all = [kerala, goa, leh];
  const query = '?place=goa';
  const served: ServedCatalogue = {
    list: { key: 'domestic', summary: summarizeList(all, packageSearchParams.read(query)), packages: [goa] },
  };

  it('has its choices and counts before the list has come, and then those of the list', async () => {
    const answer = deferred<Package[]>();
    await hydrate(() => answer.promise, served, query);
    expect(screen.getByText('1 of 3 packages', { selector: 'p' })).toBeVisible();
    expect([cards(), options()]).toEqual([['Goa'], 4]);
    await act(async () => answer.resolve([kerala, goa]));
    expect(screen.getByText('1 of 2 packages', { selector: 'p' })).toBeVisible();
    expect([cards(), options()]).toEqual([['Goa'], 3]);
  });

  it('keeps its markup when the list has come before it is hydrated', async () => {
    const api = { list: () => Promise.resolve([kerala, goa]), top: unused, categories: unused };
    const store = createCatalogueStore(api, served, query);
    const page = (
      <Router hook={() => ['/packages/domestic', () => {}]} searchHook={() => query.slice(1)}>
        <PackageSearch store={store} category="domestic" onSelect={() => {}} />
      </Router>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(screen.getByText('1 of 3 packages', { selector: 'p' })).toBeVisible();
    await store.loadList('domestic');
    const onRecoverableError = vi.fn<(cause: unknown) => void>();
    render(page, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByText('1 of 2 packages', { selector: 'p' })).toBeVisible();
  });

  it('says how many packages there are, and links to them, when the list does not come', async () => {
    const whole = Array.from({ length: 30 }, (_, index) => aPackage({ _id: `${index}`, place: `P${index}` }));
    const first = {
      lists: { domestic: { status: 'pending', previousData: whole.slice(0, 24) } },
      list: { key: 'domestic', summary: summarizeList(whole, { ...noFilters, sort: '' }) },
    } as const;
    await hydrate(() => Promise.reject(new Error('down')), first);
    expect(screen.getByText('30 packages', { selector: 'p' })).toBeVisible();
    expect(link('Show 6 more')).toHaveAttribute('href', '/packages/domestic?show=48#package-25');
    expect(cards()).toHaveLength(24);
  });
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

describe('a search in all texts', () => {
  it('finds what stands in inclusions and itinerary, and says what it takes a misspelt word for', async () => {
    const list = [{ ...kerala, inclusions: ['One night on a houseboat'] }, goa, { ...leh, description: '' }];
    show('', () => Promise.resolve(list));
    const field = await finder();
    await userEvent.type(field, 'houseboat');
    await expect.poll(cards).toEqual(['Kerala']);
    await userEvent.clear(field);
    await userEvent.type(field, 'kerla');
    await expect.poll(cards).toEqual(['Kerala']);
    expect(screen.getByText('No package says “kerla”. Shown: “kerala”.')).toBeVisible();
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match first');
  });
});
