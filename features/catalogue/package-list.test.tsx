import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { toCategoryKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { RenderingContext } from '#features/shared/rendering.tsx';
import { aPackage, aRendering } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { CatalogueApi } from './api.ts';
// Preloaded, so that no test ends before it is there.
import './search/package-search.tsx';
import { PackageList } from './package-list.tsx';
import { createCatalogueStore, type CatalogueStore } from './store.ts';

const phone = { display: '+91 98765 43212', address: 'tel:+919876543212' };

const unused = () => Promise.reject(new Error('not asked for'));

function show(list: CatalogueApi['list'], category = 'domestic') {
  const store = createCatalogueStore({ list, top: unused, categories: unused });
  return render(<PackageList store={store} category={toCategoryKey(category)} phone={phone} />);
}

/** The search has a status of its own once its code is there. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('announces that it is loading, then the number of packages', async () => {
  const answer = deferred<Package[]>();
  show(() => answer.promise);
  expect(statuses()).toContain('Loading packages...');
  answer.resolve([aPackage({ _id: 'a' }), aPackage({ _id: 'b' })]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(statuses()).toContain('2 packages');
});

it('keeps the markup of the server when the list has come before its code', async () => {
  const tours = [aPackage({ _id: 'a' }), aPackage({ _id: 'b' })];
  const create = (previousData?: Package[]) =>
    createCatalogueStore(
      { list: () => Promise.resolve(tours), top: unused, categories: unused },
      previousData && { lists: { domestic: { status: 'pending', previousData } } },
    );
  const page = (store: CatalogueStore) => (
    <RenderingContext value={aRendering({ list: () => tours })}>
      <PackageList store={store} category="domestic" phone={phone} />
    </RenderingContext>
  );
  const [onServer, inBrowser] = [create(tours), create()];
  // A server has the code of the search.
  const { unmount } = render(page(create()));
  await screen.findByLabelText('Search');
  unmount();
  await inBrowser.loadList('domestic');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(onServer));
  const [card] = screen.getAllByRole('article');
  const onRecoverableError = vi.fn<(cause: unknown) => void>();
  await act(async () => void render(page(inBrowser), { container, hydrate: true, onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getAllByRole('article')[0]).toBe(card);
  expect(statuses()).toContain('2 packages');
});

it.each([
  ['a retry', 'a failed call', () => Promise.reject(new Error('down')), 1],
  ['no retry', 'an empty list', () => Promise.resolve([]), 0],
])(
  'offers the other lists and %s, without an error text, after %s',
  async (_retry, _after, list, retries) => {
    show(list);
    expect(await screen.findByRole('link', { name: 'International' })).toHaveAttribute(
      'href',
      '/packages/international',
    );
    expect(screen.queryByRole('link', { name: 'Domestic' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/fail|error|down/i)).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
  },
);

it('shows the answer of a retry', async () => {
  const list = vi.fn<CatalogueApi['list']>();
  list.mockRejectedValueOnce(new Error('down')).mockResolvedValue([aPackage()]);
  show(list);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each(['__proto__', 'constructor', 'cruises', '', '%E0%A4%A'])(
  'asks nothing for %s and offers every list',
  async (category) => {
    const list = vi.fn<CatalogueApi['list']>();
    show(list, category);
    expect(list).not.toHaveBeenCalled();
    await screen.findByRole('link', { name: 'Domestic' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Domestic', 'International', 'All packages']),
    );
  },
);

it('fetches again for another category', async () => {
  const list = vi.fn<CatalogueApi['list']>(() => Promise.resolve([aPackage()]));
  const store = createCatalogueStore({ list, top: unused, categories: unused });
  const view = render(<PackageList store={store} category="domestic" phone={phone} />);
  await screen.findByRole('article');
  view.rerender(<PackageList store={store} category="international" phone={phone} />);
  await screen.findByRole('article');
  expect(list.mock.calls.map(([key]) => key)).toEqual(['domestic', 'international']);
});
