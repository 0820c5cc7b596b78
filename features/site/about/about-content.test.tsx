import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AboutContent } from './about-content.tsx';

beforeEach(() => void render(<AboutContent />));

it('tells its story beside six pictures, each described', () => {
  const story = screen.getByRole('region', { name: 'It began with a bus for our aunts' });
  const pictures = within(story).getAllByRole('img');
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) expect(picture).toHaveAccessibleName();
});

it('states its mission and its vision', () => {
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Our vision' })).toBeVisible();
});

it('gives exactly five reasons to choose it', () => {
  const reasons = within(screen.getByRole('region', { name: 'Why choose us' }));
  expect(reasons.getAllByRole('listitem')).toHaveLength(5);
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

it('shows its owner', () => {
  expect(
    within(screen.getByRole('region', { name: 'Raghunath Desai' })).getByText('Owner', { exact: true }),
  ).toBeVisible();
});
