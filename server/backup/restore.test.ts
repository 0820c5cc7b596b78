import { renameSync } from 'node:fs';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder } from '#server/database/data-folder.ts';
import { openSqlite, readColumn } from '#server/database/sqlite/embedded-database.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createAdminClient } from '#server/http/testing/admin-client.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { writeCalls } from '#server/http/testing/write-calls.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { fakePictures } from '#server/pictures/testing/fake-pictures.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { listAll } from '#server/testing/list-all.ts';
import { databaseEntry, manifestEntry, checksumsEntry, writeArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { bytesAt, readTar } from './tar.ts';

let backend: Backend;
let backup: string;
let folder: string;
beforeAll(async () => {
  backend = await openBackend({}, fakePictures);
  const client = createAdminClient(backend.fetch, await backend.as('admin'));
  for (const { name, prepare } of writeCalls())
    if (name !== 'deleting a package for good') await (await prepare(client))();
  folder = backend.dataDir;
  await backend.server.pictureWorker.runDue();
  await sweepOld(backend.database.db, backend.deps.pictures);
  backup = path.join(folder, 'backup.tar');
  await backUp({ dataDir: folder }, backup);
});
afterAll(() => backend.close());

async function dataIn(dataDir: string) {
  const file = openSqlite(path.join(dataDir, 'banyan.db'));
  const tables = readColumn(file, "select name from sqlite_schema where type = 'table' order by name");
  const rows = tables.map((table) => [table, file.prepare(`select * from ${String(table)}`).all()]);
  file.close();
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  const names = (await listAll(store.list())).toSorted();
  const pictures = await Promise.all(
    names.map(async (name) => [name, (await store.read(name))?.toString()] as const),
  );
  return { rows: Object.fromEntries(rows), pictures };
}

/** @returns a data folder, its pictures and their names */
async function restoredFolder() {
  const dataDir = path.join(await temporaryFolder(), 'data');
  await restore(backup, dataDir, { replace: false });
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  const [picture = ''] = await listAll(store.list());
  return { dataDir, store, picture };
}

type Files = Map<string, Buffer>;

async function filesOf(archive: string): Promise<Files> {
  const handle = await open(archive);
  onTestFinished(() => handle.close());
  const files: Files = new Map();
  for await (const { name, size, position } of readTar(handle))
    files.set(name, await bytesAt(handle, position, size));
  return files;
}

async function forged(change: (files: Files) => void | Promise<void>): Promise<string> {
  const files = await filesOf(backup);
  await change(files);
  const target = path.join(await temporaryFolder(), 'forged.tar');
  await writeArchive(target, 0, async ({ add }) => {
    for (const [name, bytes] of files) if (name !== checksumsEntry) await add(name, bytes);
  });
  return target;
}

const runSql = (statement: string) => async (files: Files) => {
  const copy = path.join(await temporaryFolder(), 'copy.db');
  await writeFile(copy, files.get(databaseEntry) ?? '');
  const file = openSqlite(copy);
  file.exec(statement);
  file.close();
  files.set(databaseEntry, await readFile(copy));
};

const setFile = (name: string, text: string) => (files: Files) => void files.set(name, Buffer.from(text));

/** Tries to restore over data, which must stay unchanged. @returns the reason of the refusal */
async function refusal(source: string): Promise<string> {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, 'banyan.db'), 'what was there');
  const reason = await restore(source, dataDir, { replace: true }).then(
    () => 'not at all',
    (cause: Error) => cause.message,
  );
  expect((await readdir(dataDir)).toSorted()).toEqual(['banyan.db', 'server.lock']);
  expect(await readFile(path.join(dataDir, 'banyan.db'), 'utf8')).toBe('what was there');
  return reason;
}

describe('a backup', () => {
  it('restored into a fresh folder, holds every row and every picture; only sign-ins have ended', async () => {
    const dataDir = path.join(await temporaryFolder(), 'data');
    const { manifest, formerDataDir } = await restore(backup, dataDir, { replace: false });
    expect(formerDataDir).toBeUndefined();
    expect((await readdir(dataDir)).toSorted()).toEqual(['banyan.db', 'pictures', 'server.lock']);
    const was = await dataIn(folder);
    const is = await dataIn(dataDir);
    expect(was.rows.sessions).not.toEqual([]);
    expect(was.rows.picture_files).toHaveLength(was.pictures.length);
    expect(is).toEqual({ ...was, rows: { ...was.rows, sessions: [] } });
    expect(is.pictures.length).toBeGreaterThan(12);
    expect(manifest).toMatchObject({ missing: [], pictures: is.pictures.length });
    expect(manifest.rows).toMatchObject({ entities: 7, entity_versions: 3 });
    expect(manifest.shown).toEqual({ packages: 3, destinations: 2 });
  });

  it('moves the former data aside when it replaces it', async () => {
    const { dataDir } = await restoredFolder();
    const before = await dataIn(dataDir);
    const later = await forged(runSql("update users set name = 'Later'"));
    const { formerDataDir = '' } = await restore(later, dataDir, { replace: true });
    expect(await dataIn(formerDataDir)).toEqual(before);
    expect((await dataIn(dataDir)).rows.users).toEqual([expect.objectContaining({ name: 'Later' })]);
  });

  it('names missing pictures, and is restored without them', async () => {
    const { dataDir, store, picture } = await restoredFolder();
    await store.remove([picture]);
    const target = path.join(dataDir, 'again.tar');
    expect((await backUp({ dataDir }, target)).missing).toEqual([picture]);
    const { manifest } = await restore(target, path.join(dataDir, 'fresh'), { replace: false });
    expect(manifest.missing).toEqual([picture]);
    expect((await readdir(dataDir)).filter((name) => /part|\.db$/.test(name))).toEqual(['banyan.db']);
  });

  it('is begun again when a picture that it names was being moved meanwhile', async () => {
    const { dataDir, picture } = await restoredFolder();
    const file = (await readdir(dataDir, { recursive: true })).find((name) => name.endsWith(picture)) ?? '';
    const [from, away] = [path.join(dataDir, file), path.join(dataDir, 'away')];
    const shares: number[] = [];
    const target = path.join(dataDir, 'moving.tar');
    const manifest = await backUp({ dataDir }, target, (share) => {
      shares.push(share);
      // Away while the first attempt reads the pictures.
      if (shares.length === 1) renameSync(from, away);
      else if (share === 1 && shares.lastIndexOf(1) === shares.indexOf(1)) renameSync(away, from);
    });
    expect(manifest).toMatchObject({ missing: [] });
    expect(shares.filter((share) => share === 1)).toHaveLength(2);
    const { manifest: restored } = await restore(target, path.join(dataDir, 'fresh'), { replace: false });
    expect(restored.missing).toEqual([]);
  });
});

describe('a restore is refused, and changes nothing,', () => {
  it('into a folder that is not empty without --replace, and into one that a server uses', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(path.join(dataDir, 'notes.txt'), 'mine');
    await expect(restore(backup, dataDir, { replace: false })).rejects.toThrow('Add --replace');
    onTestFinished(lockFolder(dataDir, 0));
    await expect(restore(backup, dataDir, { replace: true })).rejects.toThrow('used by a server that runs');
    expect(await readdir(dataDir)).toEqual(['notes.txt', 'server.lock']);
  });

  it('when the file is not there', async () => {
    expect(await refusal(path.join(await temporaryFolder(), 'x.tar'))).toContain('ENOENT');
  });

  it('when a byte of any kind of its files was altered', async () => {
    const [whole, files] = [await readFile(backup), await filesOf(backup)];
    const picture = [...files.keys()].find((name) => name.startsWith('pictures/')) ?? '';
    const target = path.join(await temporaryFolder(), 'x.tar');
    for (const name of [manifestEntry, databaseEntry, picture, checksumsEntry]) {
      const bytes = files.get(name) ?? Buffer.of();
      const altered = Buffer.from(whole);
      const at = whole.indexOf(bytes) + Math.floor(bytes.length / 2);
      altered[at] = (altered[at] ?? 0) ^ 16;
      await writeFile(target, altered);
      expect([name, await refusal(target)]).toEqual([name, expect.stringMatching(/backup/)]);
    }
  });

  it.each<[string, (files: Files) => void | Promise<void>, string]>([
    ['it holds a file outside its folder', setFile('../escape', 'x'), 'it holds ../escape'],
    ['it holds another file than pictures', setFile('pictures/../banyan.db', 'x'), 'it holds pictures/..'],
    ['it was made in a newer format', setFile(manifestEntry, '{"format":2}'), 'newer version'],
    [
      'it was made by a newer version',
      runSql("insert into kysely_migration values ('999-later', '')"),
      'another version, with the schema 999-later, and this one',
    ],
    [
      'its database is none',
      setFile(databaseEntry, 'no database'),
      'The database of the backup cannot be used',
    ],
    [
      'its database is damaged',
      (files) => void files.get(databaseEntry)?.fill(0xaa, 4096 * 5 + 8, 4096 * 6),
      'The database of the backup cannot be used',
    ],
    [
      'its database has a trigger',
      runSql('create trigger t after update on entities begin delete from users; end'),
      'it holds programs',
    ],
    ['a column is missing', runSql('alter table entities drop column price'), 'it lacks entities.price'],
    ['rows are missing', runSql('delete from picture_refs'), 'does not hold what was counted'],
    [
      'a picture is missing',
      (files) => void files.delete([...files.keys()].find((name) => name.endsWith('.avif')) ?? ''),
      'Pictures are missing',
    ],
    [
      'it holds a picture that nothing names',
      setFile(`pictures/${'0'.repeat(32)}-40.jpg`, 'x'),
      'other pictures',
    ],
  ])('when %s', async (_, change, reason) => {
    expect(await refusal(await forged(change))).toContain(reason);
  });
});
