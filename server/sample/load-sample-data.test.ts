import { cp } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DestinationInputSchema, PackageInputSchema } from '#contract/fields/inputs.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { listPictureFileHashes } from '#server/pictures/picture-records.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import { loadSampleData, readManifest } from './load-sample-data.ts';
import { encodedFolder, sampleDestinations, samplePackages, samplePictureName } from './samples.ts';
import { listDestinations, listPackages } from '#server/catalogue/testing/catalogue-samples.ts';
import { sha256 } from '#server/ids.ts';

it('fills an empty catalogue in the order of the sample data, and stores the encoded files, with their hashes, and no others, and knows them as samples', async () => {
  const { db } = await temporaryDatabase();
  const stored = new Map<string, Buffer>();
  const put = async (pictures: readonly PictureFile[]) => {
    for (const { name, bytes } of pictures) stored.set(name, bytes);
  };
  await loadSampleData({ db, store: { put }, folder: encodedFolder });
  const packages = await listPackages(db);
  expect(packages.map(({ name, images }) => [name, images.length])).toEqual(
    samplePackages.map(({ name, pictures }) => [name, pictures.length]),
  );
  const destinations = await listDestinations(db);
  expect(destinations.map(({ name }) => name)).toEqual(sampleDestinations.map(({ name }) => name));
  const files = Object.values(await readManifest(encodedFolder)).flatMap((picture) => picture.files);
  expect([...stored.keys()].toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  for (const address of [...packages, ...destinations].flatMap(({ images }) => images))
    expect(stored.has(`${parsePictureAddress(address)?.hash}-1600.jpg`)).toBe(true);
  const samples = db.selectFrom('entities').select('id').whereRef('sample_name', '=', 'name');
  const ids = [...packages, ...destinations].map(({ _id }) => _id);
  expect((await samples.execute()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const hashes = [...stored].map(([name, bytes]): [string, string] => [name, sha256(bytes)]);
  expect(await listPictureFileHashes(db)).toEqual(new Map(hashes));
});

const missing = /^The sample picture [a-z-]+\S* is missing in .*; npm run build puts it there\.$/;
const fullStore = { put: () => Promise.reject(new Error('no space left')) };
async function copyManifest(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(`${encodedFolder}/manifest.json`, `${folder}/manifest.json`);
  return folder;
}

it.each([
  ['the manifest is missing', temporaryFolder, missing],
  ['a picture is missing', copyManifest, missing],
  ['a picture cannot be stored', () => encodedFolder, /^no space left$/],
])('leaves the catalogue empty when %s', async (_, prepare, reason) => {
  const { db } = await temporaryDatabase();
  const folder = await prepare();
  await expect(loadSampleData({ db, store: fullStore, folder })).rejects.toThrow(reason);
  expect(await listPackages(db)).toEqual([]);
});

it.each(samplePackages)('$name is what the create form could have sent, with each of its days', (sample) => {
  const { pictures: _, ...input } = sample;
  expect(v.parse(PackageInputSchema, input)).toEqual(input);
  const days = Array.from({ length: sample.days }, (_day, index) => index + 1);
  expect(sample.dayWiseItinerary.map(({ day }) => day)).toEqual(days);
  expect(sample.nights).toBe(sample.days - 1);
  // Commas separate entries in the edit form.
  const entries = [...sample.tripHighlights, ...sample.inclusions, ...sample.exclusions];
  expect(entries.filter((entry) => entry.includes(','))).toEqual([]);
});

it.each(samplePackages)(
  '$name has different pictures, cropped to three by two, inside the poster',
  ({ pictures }) => {
    expect(new Set(pictures.map(samplePictureName)).size).toBe(pictures.length);
    for (const { view = [0, 0, 1200, 800] } of pictures) {
      expect(view).toHaveLength(4);
      const [x = 0, y = 0, width = 0, height = 0] = view;
      expect(width * 2).toBe(height * 3);
      expect(x >= 0 && y >= 0 && x + width <= 1200 && y + height <= 800).toBe(true);
    }
  },
);

it.each([
  ['domestic', 'Nepal, Kashi, Gujarat, Rajasthan, Delhi, Srinagar, Kullu & Manali, Goa, Maharashtra, Kerala'],
  ['international', 'Thailand, Dubai, Vietnam, Singapore, Malaysia, Sri Lanka, Nepal, Bhutan'],
])('the samples lead to every %s place that the destination page names', (category, places) => {
  const offered = samplePackages.filter((sample) => sample.category === category);
  expect(offered.map(({ place }) => place)).toEqual(expect.arrayContaining(places.split(', ')));
});

it('every sample package has a name and a first picture of its own', () => {
  const { length } = samplePackages;
  expect(new Set(samplePackages.map(({ name }) => name)).size).toBe(length);
  expect(new Set(samplePackages.map(({ pictures }) => JSON.stringify(pictures[0]))).size).toBe(length);
});

it('the sample destinations are what a form could have sent, the first picture upright for a tile', () => {
  for (const { pictures, ...input } of sampleDestinations) {
    expect(v.parse(DestinationInputSchema, input)).toEqual(input);
    expect(pictures[0]).toMatchObject({ view: [expect.any(Number), 0, 600, 800] });
  }
});
