import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Destination } from '#contract/fields/destination-fields.ts';
import { aDestination } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { DestinationGrid } from './destination-grid.tsx';
import { createDestinationsStore, type DestinationsApi } from './store.ts';

const show = (list: DestinationsApi['list']) =>
  render(<DestinationGrid store={createDestinationsStore({ list })} />);

it('has four skeleton tiles until the answer is there', async () => {
  const answer = deferred<Destination[]>();
  const { container } = show(() => answer.promise);
  expect(container.querySelector('[aria-hidden=true]')?.children).toHaveLength(4);
  answer.resolve([aDestination(), aDestination({ _id: 'n', name: 'Nepal' })]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(container.querySelector('[aria-hidden=true]')).toBeNull();
});

it('keeps the name as it was typed, sets it in capitals by style, and links to its packages', async () => {
  show(() => Promise.resolve([aDestination({ name: 'Kullu & Manali' })]));
  const tile = await screen.findByRole('link', { name: 'Kullu & Manali' });
  expect(tile).toHaveAttribute('href', '/packages/all%20packages?place=Kullu+%26+Manali');
});

it('shows that there are none when the list is empty', async () => {
  show(() => Promise.resolve([]));
  expect(await screen.findByText('No popular destinations available')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers to try again and all packages when the call fails, without an error text', async () => {
  const list = vi.fn<DestinationsApi['list']>();
  list.mockRejectedValueOnce(new Error('down')).mockResolvedValue([aDestination({ name: 'Goa' })]);
  show(list);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: 'All packages' })).toHaveAttribute(
    'href',
    '/packages/all%20packages',
  );
  expect(screen.queryByText(/no popular|fail|error|down/i)).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /goa/i })).toBeVisible();
});
