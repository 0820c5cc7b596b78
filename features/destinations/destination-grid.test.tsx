import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Destination } from '#contract/destination.ts';
import { aDestination } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { DestinationsApi } from './api.ts';
import { DestinationGrid } from './destination-grid.tsx';
import { createDestinationsStore } from './store.ts';

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

it('paints the name in capitals and leads to the packages', async () => {
  show(() => Promise.resolve([aDestination({ name: 'Kullu & Manali' })]));
  expect(await screen.findByRole('link', { name: 'KULLU & MANALI' })).toHaveAttribute(
    'href',
    '/packages/all%20packages',
  );
});

it.each([
  ['there are none', () => Promise.resolve([])],
  ['the call fails', () => Promise.reject(new Error('down'))],
])('says that there are none when %s', async (_, list) => {
  show(list);
  expect(await screen.findByText('No popular destinations available')).toBeVisible();
  expect(screen.queryByText(/fail/i)).toBeNull();
});
