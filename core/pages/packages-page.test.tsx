import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { PackagesPage } from './packages-page.tsx';

const list = () => Promise.resolve([aPackage()]);

async function show(category: string) {
  const store = createCatalogueStore({ list, top: list, categories: () => Promise.resolve([]) });
  render(<PackagesPage catalogue={store} category={category} />);
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
