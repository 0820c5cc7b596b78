import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { resolveRow, type CatalogueData } from './rows.ts';

const goa = aPackage({ _id: 'goa' });
const old = aPackage({ _id: 'goa', price: 1 });
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
  expect(resolveRow('goa', old, catalogue(state, { complete: known }))).toEqual({
    kind: 'available',
    id: 'goa',
    tour: goa,
  });
});

it('says that a package is gone only once the whole catalogue is there', () => {
  expect(resolveRow('goa', old, catalogue('complete'))).toEqual({
    kind: 'unavailable',
    id: 'goa',
    tour: old,
  });
  expect(resolveRow('goa', undefined, catalogue('complete'))).toEqual({
    kind: 'unavailable',
    id: 'goa',
    tour: undefined,
  });
});

it.each(['pending', 'failed', 'offline'] as const)(
  'shows what was kept where nothing newer is known, and why it is not whole, %s',
  (missing) => {
    expect(resolveRow('goa', old, catalogue(missing))).toEqual({
      kind: 'partial',
      id: 'goa',
      tour: old,
      reason: missing,
    });
  },
);

it('prefers a part of a package that is newer than what was kept', () => {
  expect(resolveRow('goa', old, catalogue('failed', { partial: known }))).toEqual({
    kind: 'partial',
    id: 'goa',
    tour: goa,
    reason: 'failed',
  });
});

it('shows an unknown package as loading, then why it is missing', () => {
  expect(resolveRow('goa', undefined, catalogue('pending'))).toEqual({ kind: 'pending', id: 'goa' });
  for (const missing of ['failed', 'offline'] as const)
    expect(resolveRow('goa', undefined, catalogue(missing))).toEqual({
      kind: 'missing',
      id: 'goa',
      reason: missing,
    });
});
