import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { PackageCardView } from './package-card-view.tsx';

const phone = { display: '+91 98765 43212', address: 'tel:+919876543212' };

function card(given: Parameters<typeof aPackage>[0] = {}) {
  render(<PackageCardView tour={aPackage(given)} phone={phone} sizes="300px" />);
  return within(screen.getByRole('article'));
}

it('shows place, days, persons, price and description', () => {
  const shown = card();
  expect(shown.getByRole('heading', { name: 'Kerala' })).toBeVisible();
  for (const text of ['Rs. 24500', '6 days', '2 persons', 'A houseboat, then the hills.'])
    expect(shown.getByText(text)).toBeVisible();
});

it('links to the package by its heading and by Read More, and to the phone', () => {
  const shown = card({ _id: 'a b/c' });
  expect(shown.getByRole('link', { name: 'Kerala' })).toHaveAttribute('href', '/packages/detail/a%20b%2Fc');
  expect(shown.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
    'href',
    '/packages/detail/a%20b%2Fc',
  );
  expect(shown.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+919876543212');
});

it('leaves out missing values', () => {
  const shown = card({ price: null, days: null, persons: null, place: '', images: [] });
  expect(shown.getByRole('heading', { name: 'Backwaters and tea hills' })).toBeVisible();
  expect(shown.queryByText(/Rs\.|null|day|person/)).toBeNull();
});

it('says that a price of 0 is to be asked for', () => {
  const shown = card({ price: 0 });
  expect(shown.getByText('Rs. 0')).toBeVisible();
  expect(shown.getByText('Ask for the price')).toBeVisible();
});
