import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { isBusy } from '#server/database/sqlite/sqlite-locks.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { takeSnapshot } from './snapshot.ts';

const bytesAtOnce = 16 * 1024;

/** Two counters with two megabytes between them. */
async function createCounters(mode: 'truncate' | 'wal' = 'truncate') {
  const folder = await temporaryFolder();
  const database = path.join(folder, 'banyan.db');
  const file = new Libsql(database);
  onTestFinished(() => void file.close());
  file.pragma(`journal_mode = ${mode}`);
  file.pragma('busy_timeout = 0');
  file.exec(`
    create table first as select 0 as n;
    create table filling as
      with recursive rows(id) as (select 1 union all select id + 1 from rows limit 500)
      select id, hex(randomblob(2000)) as text from rows;
    create table last as select 0 as n`);
  return { folder, database, file, into: path.join(folder, 'snapshot.db') };
}

/** Like the server, keeps its locks while it waits for those of others. */
async function count(file: Libsql.Database): Promise<void> {
  const untilFree = async (statement: string) => {
    for (;;)
      try {
        file.exec(statement);
        return;
      } catch (cause) {
        if (!isBusy(cause)) throw cause;
        await nextTurn();
      }
  };
  await untilFree('begin immediate');
  file.exec('update first set n = n + 1; update last set n = n + 1');
  await untilFree('commit');
}

function countersIn(database: string): unknown[] {
  const file = new Libsql(database, { readonly: true });
  try {
    expect(file.prepare('pragma integrity_check').pluck().all()).toEqual(['ok']);
    return file.prepare('select n from first union all select n from last').pluck().all();
  } finally {
    file.close();
  }
}

test('others commit while a snapshot is copied, and it holds the state after the last of them', async () => {
  const { folder, database, file, into } = await createCounters();
  let isTaken = false;
  const snapshot = (async () => {
    await takeSnapshot(database, into, bytesAtOnce);
    isTaken = true;
  })();
  for (let n = 1; n <= 5; n += 1) {
    await count(file);
    expect(isTaken).toBe(false);
  }
  await snapshot;
  expect(countersIn(into)).toEqual([5, 5]);
  expect((await readdir(folder)).toSorted()).toEqual(['banyan.db', 'banyan.db-journal', 'snapshot.db']);
});

test('a snapshot is taken though others commit all the time', async () => {
  const { database, file, into } = await createCounters();
  const done = new AbortController();
  const snapshot = takeSnapshot(database, into, bytesAtOnce).finally(() => done.abort());
  let saved = 0;
  while (!done.signal.aborted) {
    await count(file);
    saved += 1;
    await nextTurn();
  }
  await snapshot;
  expect(saved).toBeGreaterThan(5);
  const [first, last] = countersIn(into);
  expect(first).toBeGreaterThan(4);
  expect(last).toBe(first);
});

test('a snapshot waits for a save that has locked the database before it begins', async () => {
  const { database, file, into } = await createCounters();
  file.exec('begin exclusive; update first set n = n + 1; update last set n = n + 1');
  const snapshot = takeSnapshot(database, into, bytesAtOnce);
  // Awaited after the commit.
  snapshot.catch(() => undefined);
  // Takes longer than opening the database.
  await readFile(database);
  file.exec('commit');
  await snapshot;
  expect(countersIn(into)).toEqual([1, 1]);
});

test('a snapshot that waits for too long says so, and leaves no file', async () => {
  const { folder, database, file, into } = await createCounters();
  file.exec('begin exclusive');
  await expect(takeSnapshot(database, into, bytesAtOnce, 50)).rejects.toThrow(
    'Other programs have kept the database locked for 0.05 seconds, so there is no backup. Please try again',
  );
  file.exec('rollback');
  expect((await readdir(folder)).filter((name) => name.startsWith('snapshot'))).toEqual([]);
});

test('a snapshot of a database in WAL mode holds what is in its log', async () => {
  const { database, file, into } = await createCounters('wal');
  await count(file);
  await takeSnapshot(database, into);
  expect(countersIn(into)).toEqual([1, 1]);
});

test('a snapshot does not hold what was deleted', async () => {
  const { database, file, into } = await createCounters();
  file.exec("create table secrets as select 'a forgotten name' as name; drop table secrets");
  expect((await readFile(database)).includes('a forgotten name')).toBe(true);
  await takeSnapshot(database, into);
  expect((await readFile(into)).includes('a forgotten name')).toBe(false);
});
