import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { rowOf, type Offers } from './rows.ts';

const goa = aPackage({ _id: 'goa' });
const old = aPackage({ _id: 'goa', price: 1 });
const offers = (state: Offers['state'], given: Partial<Omit<Offers, 'state'>> = {}): Offers => ({
  known: new Map(),
  partial: new Map(),
  ...given,
  state,
});
const known = new Map([['goa', goa]]);

it.each(['waiting', 'whole', 'failed', 'offline'] as const)('shows what is known, %s', (state) => {
  expect(rowOf('goa', old, offers(state, { known }))).toEqual({
    kind: 'offered',
    id: 'goa',
    found: goa,
  });
});

it('says that a package is gone only once the whole catalogue is there', () => {
  expect(rowOf('goa', old, offers('whole'))).toEqual({ kind: 'gone', id: 'goa', found: old });
  expect(rowOf('goa', undefined, offers('whole'))).toEqual({ kind: 'gone', id: 'goa', found: undefined });
});

it.each(['waiting', 'failed', 'offline'] as const)(
  'shows what was kept where nothing newer is known, and why it is not whole, %s',
  (missing) => {
    expect(rowOf('goa', old, offers(missing))).toEqual({ kind: 'held', id: 'goa', found: old, missing });
  },
);

it('prefers a part of a package that is newer than what was kept', () => {
  expect(rowOf('goa', old, offers('failed', { partial: known }))).toEqual({
    kind: 'held',
    id: 'goa',
    found: goa,
    missing: 'failed',
  });
});

it('shows an unknown package as loading, then why it is missing', () => {
  expect(rowOf('goa', undefined, offers('waiting'))).toEqual({ kind: 'waiting', id: 'goa' });
  for (const missing of ['failed', 'offline'] as const)
    expect(rowOf('goa', undefined, offers(missing))).toEqual({ kind: 'unknown', id: 'goa', missing });
});
