import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { countAttempt } from '#server/accounts/attempts.ts';
import { makeAdministrator } from '#server/accounts/administrators.ts';
import { createSession, findSession } from '#server/accounts/sessions.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { openDatabase } from '#server/database/database.ts';
import { listTrash } from '#server/entities/trash.ts';
import { listPictureFileHashes, recordPictureFileHashes } from '#server/pictures/picture-records.ts';
import {
  createDestination,
  createPackage,
  deletePackage,
  editPackage,
  listDestinations,
  listPackages,
  packageInput,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { readSeenTime } from '#server/database/server-clock.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { createS3Store } from '#server/pictures/storage/s3-store.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { startS3 } from '#server/pictures/testing/s3-server.ts';
import { migrateData, type Installation } from './migrate-data.ts';
import { listAll } from '#server/testing/list-all.ts';
import { sha256 } from '#server/ids.ts';

const print = () => undefined;
const clock = { now: () => 1_800_000_000_000 };
const digits = ['a', 'b', 'c'];
const filesOf = (digit: string) =>
  [320, 640].map((width) => ({
    name: `${digit.repeat(32)}-${width}.avif`,
    type: 'image/avif',
    bytes: Buffer.from(`pixels ${digit} ${width}`),
  }));

async function embedded(): Promise<Installation> {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir }, 'when new');
  onTestFinished(() => database.close());
  return { database, pictures: createFolderStore(path.join(dataDir, 'pictures')) };
}

async function scaledOut(): Promise<Installation> {
  const bucket = await startS3();
  onTestFinished(bucket.stop);
  return { database: await temporaryDatabase(), pictures: createS3Store(bucket) };
}

async function fill({ database: { db }, pictures }: Installation) {
  for (const digit of [...digits, 'd']) await pictures.put(filesOf(digit));
  const awkward = `O'Brien's "trip" \\ काशी 🛕\nsecond line; é é`;
  await createPackage(db, packageInput({ name: awkward, price: 0.1 + 0.2 }), digits.map(storedPicture));
  const hashes = digits.flatMap(filesOf).map(({ name, bytes }) => ({ name, sha256: sha256(bytes) }));
  await recordPictureFileHashes(db, hashes);
  const deleted = await createPackage(db, packageInput(), []);
  await editPackage(db, deleted._id, { name: awkward }, { added: [] });
  await deletePackage(db, deleted._id);
  for (let index = 0; index < 3; index += 1)
    await createDestination(db, { name: `Goa ${index}`, discount: '10%' }, [storedPicture('a')]);
  const email = 'asha@example.com';
  await makeAdministrator(db, { email, passwordHash: 'hash', now: clock.now() });
  const account = await findAccountByEmail(db, email);
  for (let index = 0; index < 7; index += 1)
    await countAttempt(db, clock, [{ limit: { name: 'ten', max: 10, windowMs: 1000 }, subject: 'asha' }]);
  return createSession(db, clock, account?.user._id ?? '', 'admin');
}

async function filled(): Promise<Installation> {
  const installation = await embedded();
  await fill(installation);
  return installation;
}

const namesIn = async (store: PictureStore) => (await listAll(store.list())).toSorted();

const usedFiles = digits.flatMap(filesOf);

test('an embedded installation is copied completely to PostgreSQL and S3, and back unchanged', async () => {
  const [source, target, restored] = [await embedded(), await scaledOut(), await embedded()];
  const session = await fill(source);
  const [there, here]: string[][] = [[], []];
  await migrateData(source, target, (line) => there?.push(line));
  await migrateData(target, restored, (line) => here?.push(line));

  for (const { database, pictures } of [target, restored]) {
    expect(await listPackages(database.db)).toEqual(await listPackages(source.database.db));
    expect(await listDestinations(database.db)).toEqual(await listDestinations(source.database.db));
    expect(await findSession(database.db, clock, session.id, 'admin', () => undefined)).toMatchObject({
      kind: 'admin',
    });
    expect(await listPictureFileHashes(database.db)).toEqual(await listPictureFileHashes(source.database.db));
    expect(await listTrash(database.db, 'package')).toEqual(await listTrash(source.database.db, 'package'));
    expect(await namesIn(pictures)).toEqual(usedFiles.map(({ name }) => name).toSorted());
    for (const { name, bytes } of usedFiles) expect(await pictures.read(name)).toEqual(bytes);
  }
  expect(there).toContainEqual(expect.stringMatching(/^picture_files: 6 rows, sum [0-9a-f]{64}$/));
  expect(there).toContainEqual(expect.stringMatching(/^entity_versions: 1 rows, sum [0-9a-f]{64}$/));
  expect(there).toContainEqual(expect.stringMatching(/^attempts: 7 rows, sum [0-9a-f]{64}$/));
  expect(here).toEqual(there);
});

test('the time seen last is copied, without a jump that is not confirmed, also over that of a start that failed', async () => {
  const [source, target] = [await embedded(), await scaledOut()];
  const jump = { jumped_to: 9_000_000_000, jumped_by: '', jumped_start: 'one' };
  await source.database.db
    .insertInto('last_seen_time')
    .values({ id: 'time', seen_at: 5, ...jump })
    .execute();
  await target.database.db.insertInto('last_seen_time').values({ id: 'time', seen_at: 7 }).execute();
  await migrateData(source, target, print);
  expect(await readSeenTime(target.database.db)).toMatchObject({
    seen_at: 5,
    jumped_to: null,
    jumped_by: null,
  });
});

test('copies more rows than one page', async () => {
  const [source, target] = [await embedded(), await scaledOut()];
  await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 1203)
    insert into attempts (subject, at) select 'the same', 5 from n`.execute(source.database.db);
  const printed: string[] = [];
  await migrateData(source, target, (line) => printed.push(line));
  expect(printed).toContainEqual(expect.stringContaining('attempts: 1203 rows'));
});

test('a target in use, or a picture store with other pictures, is refused and left unchanged', async () => {
  const [source, target] = [await filled(), await scaledOut()];
  const theirs = await createDestination(target.database.db, { name: 'Kashi', discount: '0' }, []);
  await expect(migrateData(source, target, print)).rejects.toThrow('not empty: it has rows in entities');
  expect(await listDestinations(target.database.db)).toEqual([theirs]);
  expect(await namesIn(target.pictures)).toEqual([]);

  const other = await embedded();
  await other.pictures.put(filesOf('e'));
  await expect(migrateData(source, other, print)).rejects.toThrow('picture store is not empty');
  expect(await namesIn(other.pictures)).toHaveLength(2);
  expect(await listPackages(other.database.db)).toEqual([]);
});

test('an interrupted run is continued, and a damaged file of it is sent again', async () => {
  const [source, target] = [await filled(), await scaledOut()];
  let puts = 0;
  const failing: PictureStore = {
    ...target.pictures,
    put: (files) => {
      puts += 1;
      return puts > 3 ? Promise.reject(new Error('connection lost')) : target.pictures.put(files);
    },
  };
  await expect(migrateData(source, { ...target, pictures: failing }, print)).rejects.toThrow(
    'connection lost',
  );
  expect(await listPackages(target.database.db)).toEqual([]);
  const [cut] = await namesIn(target.pictures);
  if (cut === undefined) throw new Error('nothing was sent before the failure');
  await target.pictures.put([{ name: cut, type: 'image/avif', bytes: Buffer.from('half') }]);

  const printed: string[] = [];
  await migrateData(source, target, (line) => printed.push(line));
  expect(printed).toContain('pictures: 6 files compared, 2 of them were there before');
  for (const { name, bytes } of usedFiles) expect(await target.pictures.read(name)).toEqual(bytes);
  expect(await listPackages(target.database.db)).toEqual(await listPackages(source.database.db));
});

test('rows that read back differently are rolled back', async () => {
  const [source, target] = [await filled(), await scaledOut()];
  await sql`create function spoil() returns trigger language plpgsql
    as $$ begin new.name = 'none'; return new; end $$`.execute(target.database.db);
  await sql`create trigger spoil before insert on entities for each row execute function spoil()`.execute(
    target.database.db,
  );
  onTestFinished(async () => void (await sql`drop function spoil cascade`.execute(target.database.db)));
  await expect(migrateData(source, target, print)).rejects.toThrow(
    'entities did not come back as it was read',
  );
  expect(await listPackages(target.database.db)).toEqual([]);
});

test('a save during the move is not copied in part', async () => {
  const [target, source] = [await scaledOut(), await embedded()];
  await fill(target);
  const before = await listPackages(target.database.db);
  const busy: PictureStore = {
    ...source.pictures,
    put: async (files) => {
      await createPackage(target.database.db, packageInput(), [storedPicture('d')]);
      await source.pictures.put(files);
    },
  };
  await migrateData(target, { ...source, pictures: busy }, print);
  expect(await listPackages(source.database.db)).toEqual(before);
});

test('reports a picture without files', async () => {
  const [source, target] = [await embedded(), await scaledOut()];
  await createPackage(source.database.db, packageInput(), [storedPicture('a')]);
  const printed: string[] = [];
  await migrateData(source, target, (line) => printed.push(line));
  expect(printed[0]).toBe(`The source lacks the files of 1 pictures: ${'a'.repeat(32)}`);
});
