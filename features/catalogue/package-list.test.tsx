import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { toCategoryKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { CatalogueApi } from './api.ts';
// Preloaded, so that no test ends before it is there.
import './search/package-search.tsx';
import { PackageList } from './package-list.tsx';
import { summarizeList } from './search/list-summary.ts';
import { packageSearchParams } from './search/package-search-params.ts';
import { createCatalogueStore } from './store.ts';

const unused = () => Promise.reject(new Error('not asked for'));

function show(list: CatalogueApi['list'], category = 'domestic') {
  const store = createCatalogueStore({ list, top: unused, categories: unused });
  return render(<PackageList store={store} category={toCategoryKey(category)} />);
}

/** The search has a status of its own once its code is there. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

// The first test of this file, as the code stays.
it('links to more of a filtered page while the code of its search has not come, though the list has', async () => {
  const whole = Array.from({ length: 30 }, (_, index) => aPackage({ _id: `${index}` }));
  const query = '?place=kerala';
  const summary = summarizeList(whole, packageSearchParams.read(query));
  const api = { list: () => Promise.resolve(whole), top: unused, categories: unused };
  const list = { key: 'domestic', summary, packages: whole.slice(0, 24) } as const;
  const store = createCatalogueStore(api, { list }, query);
  await store.loadList('domestic');
  render(
    <Router hook={() => ['/packages/domestic', () => {}]} searchHook={() => query.slice(1)}>
      <PackageList store={store} category="domestic" />
    </Router>,
  );
  expect(screen.getByRole('link', { name: 'Show 6 more' })).toHaveAttribute(
    'href',
    '/packages/domestic?place=kerala&show=48#package-25',
  );
  await screen.findByLabelText('Search');
});

it('announces that it is loading, then the number of packages', async () => {
  const answer = deferred<Package[]>();
  show(() => answer.promise);
  expect(statuses()).toContain('Loading packages...');
  answer.resolve([aPackage({ _id: 'a' }), aPackage({ _id: 'b' })]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
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
  const view = render(<PackageList store={store} category="domestic" />);
  await screen.findByRole('article');
  view.rerender(<PackageList store={store} category="international" />);
  await screen.findByRole('article');
  expect(list.mock.calls.map(([key]) => key)).toEqual(['domestic', 'international']);
});
