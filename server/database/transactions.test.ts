import { expect, test } from 'vitest';
import { isCertainlyRolledBack } from './transactions.ts';

const failure = (code?: string) => Object.assign(new Error('failed'), { code });

test.each([
  'SQLITE_FULL',
  'SQLITE_BUSY',
  'SQLITE_ERROR',
  'SQLITE_CONSTRAINT_UNIQUE',
  '23505',
  '53100',
  '40001',
])('nothing is left of a transaction that failed with %s', (code) => {
  expect(isCertainlyRolledBack(failure(code))).toBe(true);
});

test.each(['SQLITE_IOERR', 'SQLITE_IOERR_FSYNC', '08006', '57P01', 'ECONNRESET', 'EPIPE', undefined])(
  'a transaction that ended with %s may have been kept',
  (code) => {
    expect(isCertainlyRolledBack(failure(code))).toBe(false);
  },
);
