import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { openSqlite, readColumn } from '#server/database/sqlite/sqlite-file.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { writeSnapshot } from './snapshot.ts';

/** A counter in a database that the server has open. */
async function createCounter() {
  const dataDir = await temporaryFolder();
  await (await openDatabase({ dataDir }, 'when new')).close();
  const database = path.join(dataDir, 'banyan.db');
  const file = openSqlite(database);
  onTestFinished(() => file.close());
  file.exec('pragma journal_mode = wal; create table counter as select 0 as n');
  return { dataDir, database, file, into: path.join(dataDir, 'snapshot.db') };
}

const count = 'update counter set n = n + 1';

function countIn(database: string): unknown {
  const file = openSqlite(database, { readOnly: true });
  try {
    expect(readColumn(file, 'pragma integrity_check')).toEqual(['ok']);
    return readColumn(file, 'select n from counter')[0];
  } finally {
    file.close();
  }
}

test('a snapshot holds what is committed, waits for no save, and is one file', async () => {
  const { dataDir, database, file, into } = await createCounter();
  file.exec(count);
  file.exec(`begin immediate; ${count}`);
  await writeSnapshot({ dataDir }, into);
  file.exec('commit');
  expect([countIn(into), countIn(database)]).toEqual([1, 2]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('snapshot'))).toEqual(['snapshot.db']);
});

test('a snapshot does not hold what was deleted', async () => {
  const { dataDir, database, file, into } = await createCounter();
  file.exec("create table secrets as select 'a forgotten name' as name; pragma wal_checkpoint(truncate)");
  file.exec('drop table secrets');
  expect((await readFile(database)).includes('a forgotten name')).toBe(true);
  await writeSnapshot({ dataDir }, into);
  expect((await readFile(into)).includes('a forgotten name')).toBe(false);
});
