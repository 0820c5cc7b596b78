import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { rowOf, type Offers } from './rows.ts';

const goa = aPackage({ _id: 'goa' });
const old = aPackage({ _id: 'goa', price: 1 });
const offers = (state: Offers['state'], known = new Map([['goa', goa]])): Offers => ({ known, state });
const nothing = new Map<string, typeof goa>();

it.each(['waiting', 'whole', 'failed'] as const)('shows what is known, %s', (state) => {
  expect(rowOf('goa', old, offers(state))).toEqual({ kind: 'offered', id: 'goa', found: goa });
});

it('says that a package is gone only once the whole catalogue is there', () => {
  expect(rowOf('goa', old, offers('whole', nothing))).toEqual({ kind: 'gone', id: 'goa', found: old });
  expect(rowOf('goa', undefined, offers('whole', nothing))).toEqual({
    kind: 'gone',
    id: 'goa',
    found: undefined,
  });
});

it.each(['waiting', 'failed'] as const)('shows what was kept where nothing newer is known, %s', (state) => {
  expect(rowOf('goa', old, offers(state, nothing))).toEqual({ kind: 'held', id: 'goa', found: old });
});

it('waits for what it has never seen, and says when it cannot come', () => {
  expect(rowOf('goa', undefined, offers('waiting', nothing)).kind).toBe('waiting');
  expect(rowOf('goa', undefined, offers('failed', nothing)).kind).toBe('unknown');
});
