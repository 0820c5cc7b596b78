import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { resolveRow, type CatalogueData } from './rows.ts';

const goa = aPackage({ _id: 'goa' });
const old = aPackage({ _id: 'goa', price: 1 });
const offers = (
  state: CatalogueData['state'],
  given: Partial<Omit<CatalogueData, 'state'>> = {},
): CatalogueData => ({
  known: new Map(),
  partial: new Map(),
  ...given,
  state,
});
const known = new Map([['goa', goa]]);

it.each(['waiting', 'whole', 'failed', 'offline'] as const)('shows what is known, %s', (state) => {
  expect(resolveRow('goa', old, offers(state, { known }))).toEqual({
    kind: 'offered',
    id: 'goa',
    found: goa,
  });
});

it('says that a package is gone only once the whole catalogue is there', () => {
  expect(resolveRow('goa', old, offers('whole'))).toEqual({ kind: 'gone', id: 'goa', found: old });
  expect(resolveRow('goa', undefined, offers('whole'))).toEqual({
    kind: 'gone',
    id: 'goa',
    found: undefined,
  });
});

it.each(['waiting', 'failed', 'offline'] as const)(
  'shows what was kept where nothing newer is known, and why it is not whole, %s',
  (missing) => {
    expect(resolveRow('goa', old, offers(missing))).toEqual({ kind: 'held', id: 'goa', found: old, missing });
  },
);

it('prefers a part of a package that is newer than what was kept', () => {
  expect(resolveRow('goa', old, offers('failed', { partial: known }))).toEqual({
    kind: 'held',
    id: 'goa',
    found: goa,
    missing: 'failed',
  });
});

it('shows an unknown package as loading, then why it is missing', () => {
  expect(resolveRow('goa', undefined, offers('waiting'))).toEqual({ kind: 'waiting', id: 'goa' });
  for (const missing of ['failed', 'offline'] as const)
    expect(resolveRow('goa', undefined, offers(missing))).toEqual({ kind: 'unknown', id: 'goa', missing });
});
