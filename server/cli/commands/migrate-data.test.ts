import { expect, test } from 'vitest';
import { parseDataLocation, withInstallation } from './migrate-data.ts';

const database = 'postgres://user@host/db';
const bucket = 'https://host/bucket';

test.each([
  [['./data'], { dataDir: './data', databaseUrl: undefined, picturesUrl: undefined }],
  [[bucket, database], { dataDir: undefined, databaseUrl: database, picturesUrl: bucket }],
  [['./pictures', database], { dataDir: './pictures', databaseUrl: database, picturesUrl: undefined }],
])('of the location %j a folder holds what has no address', (values, location) => {
  expect(parseDataLocation('--to', values)).toEqual(location);
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

test('a bucket without keys is refused', async () => {
  const place = parseDataLocation('--to', ['./nowhere', bucket]);
  const opening = withInstallation(place, undefined, 'when new', () => Promise.resolve());
  await expect(opening).rejects.toThrow(`${bucket} needs AWS_ACCESS_KEY_ID`);
});
