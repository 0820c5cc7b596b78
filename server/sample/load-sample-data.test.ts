import { cp } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { DestinationInputSchema, PackageInputSchema } from '#contract/fields/inputs.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { listDestinations, listPackages } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { sha256 } from '#server/ids.ts';
import { listPictureFileHashes } from '#server/pictures/picture-records.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { loadSampleData, readManifest, seedDatabase } from './load-sample-data.ts';
import { encodedFolder, sampleDestinations, samplePackages, samplePictureName } from './samples.ts';

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

async function open() {
  const { db } = await temporaryDatabase();
  const folder = await temporaryFolder();
  const seed = async (sampleData: 'on' | 'off', adminPassword?: string) => {
    const config = { sampleData, adminEmail: ' Owner@example.com', adminPassword };
    const deps = { config, db, store: createFolderStore(folder), folder: `${folder}/none` };
    return seedDatabase(deps);
  };
  const fits = async (password: string) => {
    const account = await findAccountByEmail(db, 'owner@example.com');
    return account?.isAdmin === true && verifyPassword(account.passwordHash, password);
  };
  return { db, seed, fits };
}

it('tells a random password once, and loads no samples into a used database that is empty', async () => {
  const { db, seed, fits } = await open();
  const made = await seed('off');
  expect(made).toEqual({ outcome: 'created-with-password', password: expect.stringMatching(/^\S{16,}$/) });
  expect(await fits('password' in made ? made.password : '')).toBe(true);
  expect(await seed('on')).toEqual({ outcome: 'present' });
  expect(await listPackages(db)).toEqual([]);
});

it('does not tell a configured password, nor check one that is not needed any more', async () => {
  const { seed, fits } = await open();
  expect(await seed('off', 'a password of the owner')).toEqual({ outcome: 'created' });
  expect(await fits('a password of the owner')).toBe(true);
  expect(await seed('off', 'short')).toEqual({ outcome: 'present' });
});

it.each(['short', 'password123', 'owner@example.com'])(
  'refuses %s as the first password, names the variable and stores nothing',
  async (password) => {
    const { seed } = await open();
    await expect(seed('off', password)).rejects.toThrow(/^ADMIN_PASSWORD cannot be used: /);
    expect(await seed('off')).toMatchObject({ outcome: 'created-with-password' });
  },
);
