import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { importPages } from '#core/testing/import-pages.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { StaticPage } from './static-page.tsx';

beforeAll(importPages, 120_000);
beforeEach(stubLayout);
afterEach(() => {
  // Before the stubs go, as unmounting runs effects that are still due.
  cleanup();
});

it.each([
  ['about', 'About Us', 'Why choose us'],
  ['services', 'Services', 'For friends and families'],
  ['destination', 'Destinations', 'International'],
  ['booking', 'Booking', 'Book A Tour'],
  ['team', 'Our Guides', 'From his notebook'],
  ['testimonial', 'Testimonials', 'From the board by our door'],
  ['contact', 'Contact Us', 'Put it in writing'],
] as const)('%s has its hero at once and its contents after it', async (name, title, part) => {
  render(<StaticPage name={name} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(await screen.findByRole('region', { name: part })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
