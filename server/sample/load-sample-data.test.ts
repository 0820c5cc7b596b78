import { beforeEach, expect, it } from 'vitest';
import { parsePictureAddress } from '#contract/pictures.ts';
import type { Database } from '#server/database/database.ts';
import { listDestinations } from '#server/catalogue/destinations.ts';
import { listPackages } from '#server/catalogue/packages.ts';
import { listPictureFileHashes, hashBytes } from '#server/pictures/records/picture-file-hashes.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import { sampleDestinations } from './destinations.ts';
import { loadSampleData } from './load-sample-data.ts';
import { samplePackages } from './packages.ts';
import { drawSamplePicture, pictureKey } from './picture.ts';
import { samplePictures } from './pictures.ts';
import { encodedFolder, readManifest } from './prepared-pictures.ts';
import { stubProcessor } from '#scripts/art/testing/stub-processor.ts';

let folder: string;
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
  folder = await temporaryFolder();
  database = await temporaryDatabase();
});

it('fills an empty catalogue in the order of the sample data, every picture stored with the hashes of its files', async () => {
  await loadSampleData({ db: database.db, store, folder: encodedFolder, process: stubProcessor().process });
  const packages = await listPackages(database.db);
  expect(packages.map(({ name }) => name)).toEqual(samplePackages.map(({ name }) => name));
  expect(packages.map(({ images }) => images.length)).toEqual(
    samplePackages.map(({ pictures }) => pictures.length),
  );
  expect(packages[0]?.dayWiseItinerary).toHaveLength(packages[0]?.days ?? 0);
  const destinations = await listDestinations(database.db);
  expect(destinations.map(({ name }) => name)).toEqual(sampleDestinations.map(({ name }) => name));
  for (const address of [...packages, ...destinations].flatMap(({ images }) => images))
    expect(stored.has(`${parsePictureAddress(address)?.hash}-1600.jpg`)).toBe(true);
  const sums = [...stored].map(([name, bytes]): [string, string] => [name, hashBytes(bytes)]);
  expect(await listPictureFileHashes(database.db)).toEqual(new Map(sums));
});

it('encodes nothing that is prepared', async () => {
  const atStart = stubProcessor();
  await loadSampleData({ db: database.db, store, folder: encodedFolder, process: atStart.process });
  expect(atStart.names).toEqual([]);
  const manifest = await readManifest(encodedFolder);
  const files = samplePictures.flatMap((one) => manifest[pictureKey(drawSamplePicture(one))]?.files ?? []);
  expect([...stored.keys()].toSorted()).toEqual(files.map(({ name }) => name).toSorted());
});

it('draws and encodes what is not prepared', async () => {
  const atStart = stubProcessor();
  await loadSampleData({ db: database.db, store, folder, process: atStart.process });
  expect(atStart.names).toHaveLength(samplePictures.length);
  expect(stored.size).toBe(samplePictures.length);
}, 60_000);

it('leaves the catalogue empty when a picture cannot be stored', async () => {
  const full = { put: () => Promise.reject(new Error('no space left')) };
  await expect(
    loadSampleData({
      db: database.db,
      store: full,
      folder: encodedFolder,
      process: stubProcessor().process,
    }),
  ).rejects.toThrow('no space left');
  expect(await listPackages(database.db)).toEqual([]);
});
