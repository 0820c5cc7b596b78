import path from 'node:path';
import { assertNoInterruptedRestore } from '#server/backup/assert-database.ts';
import type { Config } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import type { Migrating } from '#server/database/migrate.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { createS3Store } from '#server/pictures/storage/s3-store.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';

/** In the terms of DATA_DIR, DATABASE_URL and PICTURES_URL; the folder holds what has no address. */
export interface DataLocation {
  readonly dataDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly picturesUrl: string | undefined;
}

/** @param option `--from` or `--to`, for messages @throws with a text for people */
export function parseDataLocation(option: string, values: readonly string[]): DataLocation {
  const databases = values.filter((text) => /^postgres(?:ql)?:\/\//.test(text));
  const buckets = values.filter((text) => /^https?:\/\//.test(text));
  const folders = values.filter((text) => !databases.includes(text) && !buckets.includes(text));
  if (databases.length > 1 || buckets.length > 1 || folders.length > 1)
    throw new Error(`${option} names two of one kind.`);
  const [databaseUrl, picturesUrl, dataDir] = [databases[0], buckets[0], folders[0]];
  if (databaseUrl === undefined && dataDir === undefined)
    throw new Error(`${option} needs a data folder, or postgres://user@host/database.`);
  if (picturesUrl === undefined && dataDir === undefined)
    throw new Error(`${option} needs a data folder for the pictures, or https://host/bucket.`);
  return { dataDir, databaseUrl, picturesUrl };
}

export interface Installation {
  readonly database: Database;
  readonly pictures: PictureStore;
}

/** @param keys of the bucket, if any @param migrating `when new` for a place that may be empty @throws with a text for people */
export async function openDataLocation(
  location: DataLocation,
  keys: Config['bucket'],
  migrating: Migrating,
): Promise<Installation> {
  const pictures = openPictures(location, keys);
  if (location.databaseUrl === undefined) await assertNoInterruptedRestore(location.dataDir ?? '');
  const { dataDir = '', databaseUrl } = location;
  return { database: await openDatabase({ dataDir, databaseUrl }, migrating), pictures };
}

function openPictures(
  { picturesUrl: url, dataDir = '' }: DataLocation,
  keys: Config['bucket'],
): PictureStore {
  if (url === undefined) return createFolderStore(path.join(dataDir, 'pictures'));
  if (!keys) throw new Error(`${url} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  return createS3Store({ ...keys, url });
}
