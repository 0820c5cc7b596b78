import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockFolder } from '#server/data/folder-lock.ts';
import { unpack, type Unpacked } from './archive-reader.ts';
import { checkDatabase, renewDatabase } from './check-database.ts';
import type { Manifest } from './contents.ts';
import { dropStage, finishReplacing, replaceData, stageFor } from './replace.ts';
import { takeInventory } from './snapshot.ts';

export interface Restored {
  readonly manifest: Manifest;
  /** Where the data that was there before is kept; undefined when there was none. */
  readonly aside: string | undefined;
}

/**
 * Puts a backup into a data folder. Everything is unpacked beside the data there and checked before anything is
 * replaced; what is replaced is kept aside. After it everybody signs in anew.
 * @param options.replace whether the folder may hold something
 * @param now ms since 1970
 * @throws and changes nothing when a server uses the folder, when the folder holds something that must not be
 * replaced, and when the file is no whole, unaltered backup
 */
export async function restore(
  source: string,
  dataDir: string,
  { replace }: { readonly replace: boolean },
  now = Date.now(),
): Promise<Restored> {
  const giveBack = lockFolder(dataDir, 0);
  try {
    await finishReplacing(dataDir, now);
    if (!replace && (await holdsSomething(dataDir)))
      throw new Error(`${dataDir} is not empty. Add --replace to put the backup in its place.`);
    const manifest = await gather(source, dataDir);
    return { manifest, aside: await replaceData(dataDir, now) };
  } finally {
    giveBack();
  }
}

/** Unpacks and checks; whatever fails leaves nothing behind. */
async function gather(source: string, dataDir: string): Promise<Manifest> {
  const fresh = await stageFor(dataDir);
  try {
    await mkdir(path.join(fresh, 'pictures'));
    const unpacked = await unpack(source, fresh);
    const database = path.join(fresh, 'banyan.db');
    await checkDatabase(database);
    checkInventory(database, unpacked);
    await renewDatabase(fresh);
    if ((await readdir(fresh)).length !== 2) throw new Error('The database of the backup is still in use');
    return unpacked.manifest;
  } catch (cause) {
    await dropStage(dataDir);
    throw cause;
  }
}

/** Every picture that the database names must be there, unless it was missing before, and no other. */
function checkInventory(database: string, { manifest, pictures }: Unpacked): void {
  const inventory = takeInventory(database);
  if (!isDeepStrictEqual(inventory.rows, manifest.rows))
    throw new Error('The database of the backup does not hold what was counted when it was made');
  const missing = new Set(manifest.missing);
  const expected = inventory.pictures.filter((name) => !missing.has(name));
  const absent = expected.filter((name) => !pictures.has(name));
  if (absent.length > 0) throw new Error(`Pictures are missing in the backup: ${absent.join(', ')}`);
  if (pictures.size !== expected.length || pictures.size !== manifest.pictures)
    throw new Error('The backup holds other pictures than its database names');
}

/** Whether a folder has more in it than what programs of ours leave in an empty one. */
async function holdsSomething(dataDir: string): Promise<boolean> {
  return (await readdir(dataDir)).some((name) => !['server.lock', 'restoring'].includes(name));
}
