import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TeamContent } from './team-content.tsx';

beforeEach(() => void render(<TeamContent />));

it('shows one guide, as the proprietor, with his social links', () => {
  expect(screen.getAllByRole('img', { name: /^Portrait of/ })).toHaveLength(1);
  const card = within(screen.getByRole('region', { name: 'Raghunath Desai' }));
  expect(card.getByText('Proprietor', { exact: true })).toBeVisible();
  expect(card.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Raghunath Desai on Facebook',
    'Raghunath Desai on Instagram',
  ]);
});

it('shows routes, languages and the bag of his notebook', () => {
  const notebook = within(screen.getByRole('region', { name: 'From his notebook' }));
  expect(notebook.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Routes led',
    'Languages',
    'Always in the bag',
  ]);
  expect(notebook.getByText('Kalka to Shimla')).toBeVisible();
});
