import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { resolveRow, type CatalogueData } from './rows.ts';

const goa = aPackage({ _id: 'goa' });
const stored = aPackage({ _id: 'goa', price: 1 });
const known = new Map([['goa', goa]]);
const unanswered = (reason: 'pending' | 'failed') => ({ unanswered: new Map([['goa', reason]]) });

const row = (
  tour: typeof stored | undefined,
  state: CatalogueData['state'],
  given: Partial<Omit<CatalogueData, 'state'>> = {},
) => resolveRow('goa', tour, { complete: new Map(), partial: new Map(), ...given, state });

it.each(['pending', 'complete', 'failed', 'offline'] as const)('shows what is known, %s', (state) => {
  expect(row(stored, state, { complete: known })).toEqual({ kind: 'available', id: 'goa', tour: goa });
});

it('shows a package as unavailable only once the catalogue is complete', () => {
  expect(row(stored, 'complete')).toEqual({ kind: 'unavailable', id: 'goa', tour: stored });
  expect(row(undefined, 'complete')).toEqual({ kind: 'unavailable', id: 'goa', tour: undefined });
});

it.each(['pending', 'failed', 'offline'] as const)(
  'shows what was kept, or rather a partial package, and why it is not whole, %s',
  (reason) => {
    expect(row(stored, reason)).toEqual({ kind: 'partial', id: 'goa', tour: stored, reason });
    expect(row(stored, reason, { partial: known })).toEqual({
      kind: 'partial',
      id: 'goa',
      tour: goa,
      reason,
    });
  },
);

it('shows an unknown package as loading, then why it is missing', () => {
  expect(row(undefined, 'pending')).toEqual({ kind: 'pending', id: 'goa' });
  for (const reason of ['failed', 'offline'] as const)
    expect(row(undefined, reason)).toEqual({ kind: 'missing', id: 'goa', reason });
});

it('shows what was kept of a package by link until its own call is answered', () => {
  expect(row(stored, 'complete', unanswered('pending'))).toMatchObject({
    kind: 'partial',
    reason: 'pending',
  });
  expect(row(undefined, 'complete', unanswered('pending'))).toEqual({ kind: 'pending', id: 'goa' });
  const missing = { kind: 'missing', id: 'goa', reason: 'failed' };
  expect(row(undefined, 'complete', unanswered('failed'))).toEqual(missing);
});
