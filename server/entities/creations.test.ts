import { expect, test } from 'vitest';
import { createOnce, expireCreations, findCreation } from './creations.ts';
import { createPackage, deletePackage, listPackages } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';

const key = { kind: 'package', administrator: 'a1', key: 'form-0001' } as const;
const day = 24 * 60 * 60 * 1000;

async function setup() {
  const { db } = await temporaryDatabase();
  const create = (of: Parameters<typeof createOnce>[1], now = Date.now()) =>
    createOnce(db, of, (trx) => createPackage(trx, packageInput(), []), now);
  return { db, create };
}

test('a key creates once, also when it is used twice at the same moment', async () => {
  const { db, create } = await setup();
  const outcomes = await Promise.all([create(key), create(key)]);
  const [stored, ...more] = await listPackages(db);
  expect(more).toEqual([]);
  expect(outcomes).toContainEqual({ created: stored });
  expect(outcomes).toContainEqual({ existingId: stored?._id });
  expect(await findCreation(db, key, Date.now())).toBe(stored?._id);
});

test('a key is valid for one administrator and one kind of entity', async () => {
  const { db, create } = await setup();
  await create(key);
  expect(await findCreation(db, { ...key, administrator: 'a2' }, Date.now())).toBeUndefined();
  expect(await findCreation(db, { ...key, kind: 'destination' }, Date.now())).toBeUndefined();
  expect(await create({ ...key, administrator: 'a2' })).toHaveProperty('created');
});

test('a creation that fails does not use up its key', async () => {
  const { db, create } = await setup();
  const failing = createOnce(db, key, () => Promise.reject(new Error('no space')), 1);
  await expect(failing).rejects.toThrow('no space');
  expect(await create(key)).toHaveProperty('created');
  expect(await listPackages(db)).toHaveLength(1);
});

test('a key expires after a day, also when what it created is deleted before', async () => {
  const { db, create } = await setup();
  const now = Date.now();
  const first = await create(key, now);
  if (!('created' in first)) throw new Error('nothing was made');
  await deletePackage(db, first.created._id);
  expect(await create(key, now + day - 1)).toEqual({ existingId: first.created._id });
  expect(await create(key, now + day)).toHaveProperty('created');
});

test.each([
  ['five minutes', 5 * 60_000],
  ['a year', 365 * day],
])('a key used before the clock was set back by %s creates nothing again', async (_time, back) => {
  const { db, create } = await setup();
  const now = Date.now();
  await create(key, now + back);
  const [stored] = await listPackages(db);
  expect(await create(key, now)).toEqual({ existingId: stored?._id });
});

test('keys are deleted after a day, and not by the time of a clock that has jumped', async () => {
  const { db, create } = await setup();
  const now = Date.now();
  await create(key, now);
  expect(await expireCreations(db, { earliest: now + day - 1, latest: now + 120 * day })).toBe(0);
  expect(await expireCreations(db, { earliest: now + day, latest: now + day })).toBe(1);
  await create(key, now + 120 * day);
  expect(await expireCreations(db, { earliest: now, latest: now })).toBe(1);
});
