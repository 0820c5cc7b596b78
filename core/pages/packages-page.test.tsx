import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { toCategoryKey } from '#contract/category.ts';
import { createMemoryHistory } from '#core/router/memory-history.ts';
import { createRouter } from '#core/router/router.ts';
// Imported here, so that no test ends before the lazy import has.
import '#features/catalogue/search/package-search.tsx';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { PackagesPage } from './packages-page.tsx';

beforeEach(stubLayout);

const list = () => Promise.resolve([aPackage()]);

async function show(category: string) {
  const store = createCatalogueStore({ list, top: list, categories: () => Promise.resolve([]) });
  render(<PackagesPage catalogue={store} category={toCategoryKey(category)} />);
  await act(async () => {});
}

it.each([
  ['domestic', 'DOMESTIC', 'DOMESTIC PACKAGES'],
  ['All Packages', 'ALL PACKAGES', 'ALL PACKAGES'],
])('%s has one heading and a sub-heading', async (category, heading, subheading) => {
  await show(category);
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([heading]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(subheading);
  expect(screen.getByRole('article')).toBeVisible();
});

it.each(['__proto__', 'constructor'])(
  'keeps %s out of search engines and shows no package',
  async (category) => {
    await show(category);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(screen.queryByRole('article')).toBeNull();
  },
);

it('has a title of its own for an address that names no list', async () => {
  await show('moon');
  expect(document.title).toBe('Packages | Banyan Tours & Travels');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PACKAGES');
  expect(document.body).not.toHaveTextContent(/moon/i);
});

const catalogue = () =>
  createCatalogueStore({
    list: () => Promise.resolve([aPackage({ _id: 'k' }), aPackage({ _id: 'g', place: 'Goa' })]),
    top: list,
    categories: () => Promise.resolve([]),
  });

describe('through the router', () => {
  const session = {
    checkSession: () => {},
    verifyAdmin: () => Promise.resolve('refused' as const),
    clearSession: () => {},
    detectAdmin: () => {},
  };

  it('stores a filter in the present history entry, and restores it after Back', async () => {
    const history = createMemoryHistory('/');
    history.push('/packages/all%20packages');
    const router = createRouter(history, session);
    const store = catalogue();
    render(
      <Router hook={router.useLocation}>
        <Route path="/packages/:category">
          {({ category }) => <PackagesPage catalogue={store} category={toCategoryKey(category)} />}
        </Route>
      </Router>,
    );
    await userEvent.type(await screen.findByLabelText('Search'), 'goa');
    await userEvent.selectOptions(screen.getByLabelText('Persons'), '2 persons (1)');
    await expect.poll(() => history.addresses().at(-1)).toBe('/packages/all%20packages?q=goa&persons=2');
    expect(history.addresses()).toHaveLength(2);

    act(() => router.navigate('/packages/detail/g'));
    expect(screen.queryByRole('article')).toBeNull();
    act(() => history.go(-1));
    expect(await screen.findByText('1 of 2 packages', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveAccessibleName('Goa');
    expect(screen.getByLabelText('Search')).toHaveValue('goa');
  });
});
