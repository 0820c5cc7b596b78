import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PackageList } from '#features/catalogue/package-list.tsx';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { reportSkipped, stubContentVisibility, stubLayout } from '#features/shared/testing/layout.ts';

// Preloaded, so that no test waits for it.
import './package-search.tsx';

const phone = { display: '+91 98765 43212', address: 'tel:+919876543212' };
const unused = () => Promise.reject(new Error('not asked for'));

beforeEach(stubContentVisibility);

const many = Array.from({ length: 60 }, (_, index) =>
  aPackage({ _id: `p${index}`, place: `Place ${index}` }),
);

const list = () => Promise.resolve(many);

async function show() {
  const store = createCatalogueStore({ list, top: unused, categories: unused });
  render(<PackageList store={store} category="all packages" phone={phone} />);
  // The search takes the place of the list that was there before its code.
  await screen.findByRole('search');
  await screen.findByText('Place 59');
}

const heading = (index: number) => screen.getByText(`Place ${index}`);
const card = (index: number) => heading(index).closest('li') ?? document.body;
const isWhole = (index: number) => within(card(index)).queryByText('Call Us') !== null;

it('renders every package of a long list, those far from the viewport as text only', async () => {
  await show();
  expect(document.querySelectorAll('article')).toHaveLength(60);
  expect(isWhole(23)).toBe(true);
  expect(isWhole(24)).toBe(false);
  expect(heading(59)).toHaveAttribute('href', '/packages/detail/p59');
});

it('renders a complete card near the viewport, and preserves the focus in it', async () => {
  await show();
  const link = heading(40);
  link.focus();
  reportSkipped(card(40), false);
  expect(isWhole(40)).toBe(true);
  expect(link).toHaveFocus();
  reportSkipped(card(40), true);
  expect(isWhole(40)).toBe(false);
});

it('renders every card completely in a browser that does not report skipped content', async () => {
  vi.unstubAllGlobals();
  stubLayout();
  await show();
  expect(isWhole(59)).toBe(true);
});

it('renders every card completely in print', async () => {
  await show();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(isWhole(59)).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(isWhole(59)).toBe(false);
});
