import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { openSqlite, readColumn } from '#server/database/sqlite/embedded-database.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { readInventory, writeSnapshot } from './snapshot.ts';

/** A database with a mail that waits, which the server has open. */
async function open() {
  const dataDir = await temporaryFolder();
  const server = await openDatabase({ dataDir }, 'when new');
  const mail = { id: 'a', due_at: 0, tries: 0, key_id: '', content: 'a code and more' };
  await server.db.insertInto('mails').values(mail).execute();
  await server.close();
  const database = path.join(dataDir, 'banyan.db');
  const file = openSqlite(database);
  onTestFinished(() => file.close());
  return { dataDir, database, file, into: path.join(dataDir, 'snapshot.db') };
}

test('a snapshot holds what is committed, waits for no save, and is one file', async () => {
  const { dataDir, file, into } = await open();
  file.exec('pragma journal_mode = wal; create table counter as select 1 as n');
  file.exec('begin immediate; update counter set n = 2');
  await writeSnapshot({ dataDir }, into);
  file.exec('commit');
  const snapshot = openSqlite(into, { readOnly: true });
  onTestFinished(() => snapshot.close());
  expect(readColumn(snapshot, 'select n from counter')).toEqual([1]);
  expect(readColumn(snapshot, 'pragma integrity_check')).toEqual(['ok']);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('snapshot'))).toEqual(['snapshot.db']);
});

test('a snapshot holds neither what was deleted nor mails that wait, which have codes and links', async () => {
  const { dataDir, database, file, into } = await open();
  file.exec("create table secrets as select 'a forgotten name' as name; drop table secrets");
  await writeSnapshot({ dataDir }, into);
  expect(readInventory(database).rows).toMatchObject({ mails: 1 });
  expect(readInventory(into).rows).toMatchObject({ mails: 0, catalogue_version: 1 });
  for (const text of ['a forgotten name', 'a code and more']) {
    expect((await readFile(database)).includes(text)).toBe(true);
    expect((await readFile(into)).includes(text)).toBe(false);
  }
});
