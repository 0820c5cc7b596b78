import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { originalReviews as reviews } from '#features/site/reviews/reviews-data.ts';
import { ServicesContent } from './services-content.tsx';

beforeEach(() => {
  stubLayout();
  render(<ServicesContent />);
});

it.each(['For friends and families', 'For offices, schools and societies'])(
  'offers its four services: %s',
  (name) => {
    const group = within(screen.getByRole('region', { name }));
    expect(group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Worldwide tours',
      'Hotel reservation',
      'Travel guides',
      'Event management',
    ]);
    expect(group.getAllByRole('listitem')).toHaveLength(4);
  },
);

it('shows what travellers wrote', () => {
  const section = within(screen.getByRole('region', { name: 'Customer reviews' }));
  for (const { name } of reviews) expect(section.getByText(name)).toBeInTheDocument();
});

it('ends with a phone and a WhatsApp link', () => {
  expect(screen.getByRole('link', { name: 'Call +91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543213',
  );
});
