import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BookingContent } from './booking-content.tsx';

it('shows the three steps, then the form and how to book', () => {
  render(<BookingContent />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Choose a destination',
    'Book offline or online',
    'Fly',
  ]);
  expect(screen.getByRole('form', { name: 'Book A Tour' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919876543210');
  expect(screen.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
});
