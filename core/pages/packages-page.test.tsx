import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Package } from '#contract/package.ts';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
// Preloaded, so that no test waits for it.
import '#features/catalogue/search/package-search.tsx';
import '#features/shared/places/local-name.tsx';
import '#features/shared/places/place-poster.tsx';
import { PackagesPage } from './packages-page.tsx';
import './place-intro.tsx';

beforeEach(stubLayout);

const unused = () => Promise.reject(new Error('not asked for'));
const path = '/packages/all%20packages';

/** The page of all packages that no server has rendered. */
function open(query: string, list: () => Promise<Package[]>) {
  const memory = memoryLocation({ path: path + query });
  const catalogue = createCatalogueStore({ list, top: unused, categories: unused });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <PackagesPage app={{ catalogue }} route={{ category: 'all packages' }} />
    </Router>,
  );
  return memory;
}

const packages = ['Puducherry', 'Goa'].map((place) => aPackage({ _id: place, place }));
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const title = () => document.title.replace(' | Banyan Tours & Travels', '');

describe('a list whose address names a place', () => {
  it('has no title before the packages have come, and then that of the place', async () => {
    const answer = deferred<Package[]>();
    open('?place=pondicherry', () => answer.promise);
    expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    answer.resolve(packages);
    expect([await heading(), title()]).toEqual(['PUDUCHERRY', 'Puducherry tour packages']);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Packages' })).toHaveAttribute('href', path);
    expect(trail.getByText('Puducherry')).toHaveAttribute('aria-current', 'page');
  });

  it('follows its address', async () => {
    const { navigate } = open('?place=Goa', () => Promise.resolve(packages));
    expect([await heading(), title()]).toEqual(['GOA', 'Goa tour packages']);
    const follow = async (query: string) => {
      act(() => navigate(path + query));
      return [await heading(), title()];
    };
    expect(await follow('?place=Puducherry&sort=price-up')).toEqual([
      'PUDUCHERRY',
      'Puducherry tour packages',
    ]);
    expect(await follow('?sort=price-up')).toEqual(['ALL PACKAGES', 'All packages']);
    expect(await follow('?place=Goa')).toEqual(['GOA', 'Goa tour packages']);
  });

  it.each(['?place=xyz', '?place=%25', '?place=Goa+is+a+fraud'])(
    'says nothing of its own for a place that nobody knows: %s',
    async (query) => {
      open(query, () => Promise.resolve(packages));
      expect([await heading(), title()]).toEqual(['ALL PACKAGES', 'All packages']);
    },
  );

  it('has the title of the list where that cannot be loaded', async () => {
    open('?place=Goa', () => Promise.reject(new Error('no backend')));
    expect([await heading(), title()]).toEqual(['ALL PACKAGES', 'All packages']);
  });
});
