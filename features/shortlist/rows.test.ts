import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { resolveRow, type CatalogueData } from './rows.ts';

const goa = aPackage({ _id: 'goa' });
const storedTour = aPackage({ _id: 'goa', price: 1 });
const catalogue = (
  state: CatalogueData['state'],
  given: Partial<Omit<CatalogueData, 'state'>> = {},
): CatalogueData => ({
  complete: new Map(),
  partial: new Map(),
  ...given,
  state,
});
const known = new Map([['goa', goa]]);

it.each(['pending', 'complete', 'failed', 'offline'] as const)('shows what is known, %s', (state) => {
  expect(resolveRow('goa', storedTour, catalogue(state, { complete: known }))).toEqual({
    kind: 'available',
    id: 'goa',
    tour: goa,
  });
});

it('shows a package as unavailable only once the catalogue is complete', () => {
  expect(resolveRow('goa', storedTour, catalogue('complete'))).toEqual({
    kind: 'unavailable',
    id: 'goa',
    tour: storedTour,
  });
  expect(resolveRow('goa', undefined, catalogue('complete'))).toEqual({
    kind: 'unavailable',
    id: 'goa',
    tour: undefined,
  });
});

it.each(['pending', 'failed', 'offline'] as const)(
  'shows what was kept where nothing newer is known, and why it is not whole, %s',
  (reason) => {
    expect(resolveRow('goa', storedTour, catalogue(reason))).toEqual({
      kind: 'partial',
      id: 'goa',
      tour: storedTour,
      reason,
    });
  },
);

it('uses a partial package instead of the stored one', () => {
  expect(resolveRow('goa', storedTour, catalogue('failed', { partial: known }))).toEqual({
    kind: 'partial',
    id: 'goa',
    tour: goa,
    reason: 'failed',
  });
});

it('shows an unknown package as loading, then why it is missing', () => {
  expect(resolveRow('goa', undefined, catalogue('pending'))).toEqual({ kind: 'pending', id: 'goa' });
  for (const reason of ['failed', 'offline'] as const)
    expect(resolveRow('goa', undefined, catalogue(reason))).toEqual({
      kind: 'missing',
      id: 'goa',
      reason,
    });
});

it('shows what was kept of a package by link until its own call is answered', () => {
  const asked = catalogue('complete', { unanswered: new Map([['goa', 'pending']]) });
  expect(resolveRow('goa', storedTour, asked)).toMatchObject({ kind: 'partial', reason: 'pending' });
  expect(resolveRow('goa', undefined, asked)).toEqual({ kind: 'pending', id: 'goa' });
  const failed = catalogue('complete', { unanswered: new Map([['goa', 'failed']]) });
  expect(resolveRow('goa', undefined, failed)).toEqual({ kind: 'missing', id: 'goa', reason: 'failed' });
});
