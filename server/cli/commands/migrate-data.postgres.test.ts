import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { makeAdministrator } from '#server/accounts/administrators.ts';
import { createSession } from '#server/accounts/sessions.ts';
import { openDatabase } from '#server/database/database.ts';
import { listTrash } from '#server/entities/trash.ts';
import { recordPictureFileHashes } from '#server/pictures/picture-records.ts';
import {
  createDestination,
  createPackage,
  deletePackage,
  editPackage,
  listPackages,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
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

/** @returns the place with data in it: pictures of two files each, one that is not used, and one without its files */
async function filled(place: Installation): Promise<Installation> {
  const { db } = place.database;
  for (const digit of [...digits, 'd']) await place.pictures.put(filesOf(digit));
  const awkward = `O'Brien's "trip" \\ काशी 🛕\nsecond line; é é`;
  await createPackage(db, packageInput({ name: awkward, price: 0.1 + 0.2 }), digits.map(storedPicture));
  const hashes = digits.flatMap(filesOf).map(({ name, bytes }) => ({ name, sha256: sha256(bytes) }));
  await recordPictureFileHashes(db, hashes);
  const deleted = await createPackage(db, packageInput(), [storedPicture('f')]);
  await editPackage(db, deleted._id, { name: awkward }, { added: [] });
  await deletePackage(db, deleted._id);
  await createDestination(db, { name: 'Goa', discount: '10%' }, [storedPicture('a')]);
  await makeAdministrator(db, { email: 'asha@example.com', passwordHash: 'hash', now: clock.now() });
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await createSession(db, clock, id, 'admin');
  return place;
}

const namesIn = async (store: PictureStore) => (await listAll(store.list())).toSorted();

const usedFiles = digits.flatMap(filesOf);

test('an embedded installation is copied to PostgreSQL and S3, and back unchanged, and what is missing is named', async () => {
  const [source, target, restored] = [await filled(await embedded()), await scaledOut(), await embedded()];
  // More rows than one page, and all the same.
  await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 1203)
    insert into attempts (subject, at) select 'the same', 5 from n`.execute(source.database.db);
  const [there, here]: string[][] = [[], []];
  await migrateData(source, target, (line) => there?.push(line));
  await migrateData(target, restored, (line) => here?.push(line));

  for (const { database, pictures } of [target, restored]) {
    expect(await listPackages(database.db)).toEqual(await listPackages(source.database.db));
    expect(await listTrash(database.db, 'package')).toEqual(await listTrash(source.database.db, 'package'));
    expect(await namesIn(pictures)).toEqual(usedFiles.map(({ name }) => name).toSorted());
    for (const { name, bytes } of usedFiles) expect(await pictures.read(name)).toEqual(bytes);
  }
  const counts = ['picture_files: 6', 'entity_versions: 1', 'users: 1', 'sessions: 1', 'attempts: 1203'];
  expect(there?.[0]).toBe(`The source lacks the files of 1 pictures: ${'f'.repeat(32)}`);
  for (const count of counts)
    expect(there).toContainEqual(expect.stringMatching(new RegExp(`^${count} rows, sum [0-9a-f]{64}$`)));
  expect(here).toEqual(there);
});

test('the time seen last is copied, without a jump that is not confirmed, also over that of a start that failed', async () => {
  const [source, target] = [await embedded(), await scaledOut()];
  const jump = { jumped_to: 9_000_000_000, jumped_by: '', jumped_start: 'one' };
  const seen = { id: 'time', seen_at: 5, ...jump } as const;
  await source.database.db.insertInto('last_seen_time').values(seen).execute();
  await target.database.db.insertInto('last_seen_time').values({ id: 'time', seen_at: 7 }).execute();
  await migrateData(source, target, print);
  const copied = { seen_at: 5, jumped_to: null, jumped_by: null };
  expect(await readSeenTime(target.database.db)).toMatchObject(copied);
});

test('a target in use, or a picture store with other pictures, is refused and left unchanged', async () => {
  const [source, target] = [await filled(await embedded()), await scaledOut()];
  const theirs = await createPackage(target.database.db, packageInput(), []);
  await expect(migrateData(source, target, print)).rejects.toThrow('not empty: it has rows in entities');
  expect(await listPackages(target.database.db)).toEqual([theirs]);
  expect(await namesIn(target.pictures)).toEqual([]);

  const other = await embedded();
  await other.pictures.put(filesOf('e'));
  await expect(migrateData(source, other, print)).rejects.toThrow('picture store is not empty');
  expect(await namesIn(other.pictures)).toHaveLength(2);
  expect(await listPackages(other.database.db)).toEqual([]);
});

test('an interrupted run is continued, and a damaged file of it is sent again', async () => {
  const [source, target] = [await filled(await embedded()), await scaledOut()];
  let puts = 0;
  const failing: PictureStore = {
    ...target.pictures,
    put: (files) => {
      puts += 1;
      return puts > 3 ? Promise.reject(new Error('connection lost')) : target.pictures.put(files);
    },
  };
  const interrupted = migrateData(source, { ...target, pictures: failing }, print);
  await expect(interrupted).rejects.toThrow('connection lost');
  expect(await listPackages(target.database.db)).toEqual([]);
  const [cut = ''] = await namesIn(target.pictures);
  await target.pictures.put([{ name: cut, type: 'image/avif', bytes: Buffer.from('half') }]);

  const printed: string[] = [];
  await migrateData(source, target, (line) => printed.push(line));
  expect(printed).toContain('pictures: 6 files compared, 2 of them were there before');
  for (const { name, bytes } of usedFiles) expect(await target.pictures.read(name)).toEqual(bytes);
  expect(await listPackages(target.database.db)).toEqual(await listPackages(source.database.db));
});

test('rows that read back differently are rolled back', async () => {
  const [source, target] = [await filled(await embedded()), await scaledOut()];
  const { db } = target.database;
  await sql`create function spoil() returns trigger language plpgsql
    as $$ begin new.name = 'none'; return new; end $$`.execute(db);
  await sql`create trigger spoil before insert on entities for each row execute function spoil()`.execute(db);
  onTestFinished(async () => void (await sql`drop function spoil cascade`.execute(db)));
  const refusal = 'entities did not come back as it was read';
  await expect(migrateData(source, target, print)).rejects.toThrow(refusal);
  expect(await listPackages(db)).toEqual([]);
});

test('a save during the move is not copied in part', async () => {
  const [source, target] = [await filled(await scaledOut()), await embedded()];
  const before = await listPackages(source.database.db);
  const busy: PictureStore = {
    ...target.pictures,
    put: async (files) => {
      await createPackage(source.database.db, packageInput(), [storedPicture('d')]);
      await target.pictures.put(files);
    },
  };
  await migrateData(source, { ...target, pictures: busy }, print);
  expect(await listPackages(target.database.db)).toEqual(before);
});
