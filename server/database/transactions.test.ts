import { expect, test } from 'vitest';
import { sqliteCodes } from './sqlite/sqlite-file.ts';
import { isCertainlyRolledBack } from './transactions.ts';

/** @param code SQLite's result codes are numbers (sqlite.org/rescode.html) */
const failure = (code?: string | number) =>
  Object.assign(
    new Error('failed'),
    typeof code === 'number' ? { code: 'ERR_SQLITE_ERROR', errcode: code } : { code },
  );

const uniqueConstraint = 2067;
const failedSync = 1034;

test.each([
  sqliteCodes.full,
  sqliteCodes.busy,
  sqliteCodes.error,
  uniqueConstraint,
  '23505',
  '53100',
  '40001',
])('nothing is left of a transaction that failed with %s', (code) => {
  expect(isCertainlyRolledBack(failure(code))).toBe(true);
});

test.each([
  sqliteCodes.ioError,
  failedSync,
  sqliteCodes.corrupt,
  '08006',
  '57P01',
  'ECONNRESET',
  'EPIPE',
  undefined,
])('a transaction that ended with %s may have been kept', (code) => {
  expect(isCertainlyRolledBack(failure(code))).toBe(false);
});
