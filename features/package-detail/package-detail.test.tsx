import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { PackageDetail } from './package-detail.tsx';

beforeEach(stubLayout);

async function show(given: Parameters<typeof aPackage>[0] = {}) {
  render(
    <PackageDetail
      tour={aPackage(given)}
      address="https://banyan.example/packages/detail/p1"
      phone={{ display: '+91 98765 43212', address: 'tel:+919876543212' }}
      chat={{ display: '+91 98765 43213', digits: '919876543213' }}
    />,
  );
  // The accordion's code loads when the page is idle.
  if (given.dayWiseItinerary?.length !== 0) await screen.findAllByRole('button', { name: /^Day/ });
}

it('shows the price and the size of the trip', async () => {
  await show({ days: 6, nights: 5, persons: 1 });
  expect(screen.getByText('Rs. 24500')).toBeVisible();
  const facts = ['days', 'nights', 'person'].map((noun) => screen.getByText(noun).parentElement?.textContent);
  expect(facts).toEqual(['days6', 'nights5', 'person1']);
});

it('offers a call and a chat in a tab that cannot reach this one', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+919876543212');
  const chat = screen.getByRole('link', { name: 'Chat on WhatsApp' });
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919876543213\?text=/));
  expect(chat).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('packages/detail/p1')));
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
});

const lines = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') ?? document.body)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

it('splits inclusions and exclusions into lines', async () => {
  await show({ inclusions: ['• Breakfast • Dinner', '✓'], exclusions: ['✔️Flights'] });
  expect(lines('Inclusions')).toEqual(['Breakfast', 'Dinner']);
  expect(lines('Exclusions')).toEqual(['Flights']);
});

it('has no heading over an empty list', async () => {
  await show({ tripHighlights: [], inclusions: [], exclusions: [' • '] });
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/highlights|clusions/i)]),
  );
});

it('opens one day at a time, and closes it again', async () => {
  await show();
  const days = ['Day 1', 'Day 2'].map((name) => screen.getByRole('button', { name }));
  const open = () => days.map((day) => day.getAttribute('aria-expanded') === 'true');
  const press = async (at: number) => userEvent.click(days[at] ?? document.body);
  expect(open()).toEqual([false, false]);
  await press(0);
  expect(open()).toEqual([true, false]);
  await press(1);
  expect(open()).toEqual([false, true]);
  await press(1);
  expect(open()).toEqual([false, false]);
});

it('moves the pictures with the arrow keys also after a day was clicked', async () => {
  await show({ images: ['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'] });
  await userEvent.click(screen.getByRole('button', { name: 'Day 1' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Image 2 of 2')).toBeInTheDocument();
});

it("has every day's text in the page, for print", async () => {
  await show();
  for (const text of ['Kochi to Alappuzha.', 'Up to Munnar.'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('prints the two numbers and the address of the page', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Call Us' })).toHaveAttribute('data-number', '+91 98765 43212');
  expect(screen.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'data-number',
    '+91 98765 43213',
  );
  expect(screen.getByText(/https:\/\/banyan\.example\/packages\/detail\/p1$/)).toBeInTheDocument();
});

it('shows when there is no itinerary', async () => {
  await show({ dayWiseItinerary: [] });
  expect(screen.getByText('No itinerary available.')).toBeVisible();
});

it('shows two days of the same number and id', async () => {
  const day = { _id: '', day: 1, description: 'Rest.' };
  await show({ dayWiseItinerary: [day, day] });
  expect(screen.getAllByRole('button', { name: 'Day 1' })).toHaveLength(2);
});

it('shows markup in its fields as text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await show({ description: markup, inclusions: [markup], tripHighlights: [markup] });
  expect(screen.getAllByText(markup)).toHaveLength(3);
});
