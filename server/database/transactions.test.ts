import { expect, test } from 'vitest';
import { sqliteCodes } from './sqlite/embedded-database.ts';
import { isCertainlyRolledBack } from './transactions.ts';

/** @param code SQLite's result codes are numbers (sqlite.org/rescode.html): 2067 is of a unique key, 1034 of a failed sync */
const failure = (code?: string | number) =>
  Object.assign(
    new Error('failed'),
    typeof code === 'number' ? { code: 'ERR_SQLITE_ERROR', errcode: code } : { code },
  );

test.each([
  ['nothing of it is left', true, [sqliteCodes.full, sqliteCodes.busy, 2067, '23505', '53100', '40001']],
  [
    'it may have been kept',
    false,
    [sqliteCodes.ioError, 1034, sqliteCodes.corrupt, '08006', '57P01', 'ECONNRESET', undefined],
  ],
])('after a failure of a transaction %s, by its code', (_, isRolledBack, codes) => {
  expect(codes.map((code) => [code, isCertainlyRolledBack(failure(code))])).toEqual(
    codes.map((code) => [code, isRolledBack]),
  );
});
