import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { parseDataLocation, withInstallation } from './migrate-data.ts';

const database = 'postgres://user@host/db';
const bucket = 'https://host/bucket';
const open = (values: readonly string[]) =>
  withInstallation(parseDataLocation('--to', values), undefined, 'when new', () => Promise.resolve());

test('a folder holds everything without an address', () => {
  expect(parseDataLocation('--from', ['./data'])).toEqual({
    dataDir: './data',
    databaseUrl: undefined,
    picturesUrl: undefined,
  });
  expect(parseDataLocation('--to', [bucket, database])).toEqual({
    dataDir: undefined,
    databaseUrl: database,
    picturesUrl: bucket,
  });
  expect(parseDataLocation('--to', ['/srv/pictures', database])).toMatchObject({
    dataDir: '/srv/pictures',
    databaseUrl: database,
  });
});

test.each([
  [[], '--to needs a data folder, or postgres'],
  [[bucket], '--to needs a data folder, or postgres'],
  [[database], '--to needs a data folder for the pictures'],
  [['a', 'b'], '--to names two of one kind'],
  [[database, database, bucket], '--to names two of one kind'],
])('%j is refused as a location', (values, message) => {
  expect(() => parseDataLocation('--to', values)).toThrow(message);
});

test('a folder whose restore was interrupted is not opened', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(path.join(dataDir, 'restoring', 'old'), { recursive: true });
  await expect(open([dataDir])).rejects.toThrow('was interrupted');
  expect(await readdir(dataDir)).toEqual(['restoring']);
});

test('a bucket without keys is refused', async () => {
  await expect(open(['./nowhere', bucket])).rejects.toThrow('AWS_ACCESS_KEY_ID');
});
