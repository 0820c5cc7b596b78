import { cp } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { parsePictureAddress } from '#contract/pictures.ts';
import type { Database } from '#server/database/database.ts';
import { listPictureFileHashes } from '#server/pictures/picture-records.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import { loadSampleData, readManifest } from './load-sample-data.ts';
import { encodedFolder, sampleDestinations, samplePackages, samplePictures } from './samples.ts';
import { listDestinations, listPackages } from '#server/catalogue/testing/catalogue-samples.ts';
import { sha256 } from '#server/ids.ts';

let database: Database;
const stored = new Map<string, Buffer>();
const store = {
  put: (files: readonly PictureFile[]) => {
    for (const { name, bytes } of files) stored.set(name, bytes);
    return Promise.resolve();
  },
};

beforeEach(async () => {
  stored.clear();
  database = await temporaryDatabase();
});

it('fills an empty catalogue in the order of the sample data, and stores the encoded files, with their hashes, and no others, and knows them as samples', async () => {
  await loadSampleData({ db: database.db, store, folder: encodedFolder });
  const packages = await listPackages(database.db);
  expect(packages.map(({ name }) => name)).toEqual(samplePackages.map(({ name }) => name));
  expect(packages.map(({ images }) => images.length)).toEqual(
    samplePackages.map(({ pictures }) => pictures.length),
  );
  expect(packages[0]?.dayWiseItinerary).toHaveLength(packages[0]?.days ?? 0);
  const destinations = await listDestinations(database.db);
  expect(destinations.map(({ name }) => name)).toEqual(sampleDestinations.map(({ name }) => name));
  const manifest = await readManifest(encodedFolder);
  const files = [...samplePictures.keys()].flatMap((name) => manifest[name]?.files ?? []);
  expect([...stored.keys()].toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  for (const address of [...packages, ...destinations].flatMap(({ images }) => images))
    expect(stored.has(`${parsePictureAddress(address)?.hash}-1600.jpg`)).toBe(true);
  const samples = await database.db
    .selectFrom('entities')
    .select('id')
    .where('sample_name', '=', (row) => row.ref('name'))
    .execute();
  const ids = [...packages, ...destinations].map(({ _id }) => _id);
  expect(samples.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const hashes = [...stored].map(([name, bytes]): [string, string] => [name, sha256(bytes)]);
  expect(await listPictureFileHashes(database.db)).toEqual(new Map(hashes));
});

it.each(['a picture', 'the manifest'])('leaves the catalogue empty when %s is missing', async (missing) => {
  const folder = await temporaryFolder();
  if (missing === 'a picture') await cp(`${encodedFolder}/manifest.json`, `${folder}/manifest.json`);
  await expect(loadSampleData({ db: database.db, store, folder })).rejects.toThrow(
    /^The sample picture [a-z-]+\S* is missing in .*; npm run build puts it there\.$/,
  );
  expect(await listPackages(database.db)).toEqual([]);
  expect(stored.size).toBe(0);
});

it('leaves the catalogue empty when a picture cannot be stored', async () => {
  const fullStore = { put: () => Promise.reject(new Error('no space left')) };
  await expect(loadSampleData({ db: database.db, store: fullStore, folder: encodedFolder })).rejects.toThrow(
    'no space left',
  );
  expect(await listPackages(database.db)).toEqual([]);
});
