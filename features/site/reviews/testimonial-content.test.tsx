import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { originalReviews as reviews } from './reviews-data.ts';
import { restTexts } from './rests-data.ts';
import { TestimonialContent } from './testimonial-content.tsx';

beforeEach(() => void render(<TestimonialContent />));

it('shows four cards', () => {
  expect(screen.getAllByRole('figure')).toHaveLength(4);
});

it.each(reviews)('shows the whole of what $name wrote, and from where', ({ name, text, town, trip }) => {
  const card = within(screen.getByText(name).closest('figure') ?? document.body);
  expect(card.getByText(text)).toBeVisible();
  expect(card.getByText(restTexts.get(name) ?? 'a card without its rest')).toBeVisible();
  expect(card.getByText(town)).toBeVisible();
  expect(card.getByText(trip)).toBeVisible();
});
