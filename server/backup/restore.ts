import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockFolder } from '#server/database/data-folder.ts';
import { unpack, type Unpacked } from './archive-reader.ts';
import { checkDatabase, prepareRestoredDatabase } from './check-database.ts';
import type { Manifest } from './archive.ts';
import { deleteStagingDir, resumeReplacing, replaceData, createStagingDir } from './replace-data.ts';
import { readInventory } from './snapshot.ts';

export interface Restored {
  readonly manifest: Manifest;
  readonly formerDataDir: string | undefined;
}

/**
 * Keeps former data aside; all sign-ins end. @param now ms since 1970
 * @throws, changing nothing, when the folder is in use, or not empty without `replace`, or the backup damaged
 */
export async function restore(
  source: string,
  dataDir: string,
  { replace }: { readonly replace: boolean },
  now = Date.now(),
): Promise<Restored> {
  const unlock = lockFolder(dataDir, 0);
  try {
    await resumeReplacing(dataDir, now);
    if (!replace && (await isNonEmpty(dataDir)))
      throw new Error(`${dataDir} is not empty. Add --replace to put the backup in its place.`);
    const manifest = await stageBackup(source, dataDir);
    return { manifest, formerDataDir: await replaceData(dataDir, now) };
  } finally {
    unlock();
  }
}

async function stageBackup(source: string, dataDir: string): Promise<Manifest> {
  const stagingDir = await createStagingDir(dataDir);
  try {
    await mkdir(path.join(stagingDir, 'pictures'));
    const unpacked = await unpack(source, stagingDir);
    const database = path.join(stagingDir, 'banyan.db');
    await checkDatabase(database);
    checkInventory(database, unpacked);
    await prepareRestoredDatabase(stagingDir);
    if ((await readdir(stagingDir)).length !== 2)
      throw new Error('The database of the backup is still in use');
    return unpacked.manifest;
  } catch (cause) {
    await deleteStagingDir(dataDir);
    throw cause;
  }
}

/** @throws unless the backup holds exactly the pictures that its database names, but for those missing before */
function checkInventory(database: string, { manifest, pictures }: Unpacked): void {
  const inventory = readInventory(database);
  if (!isDeepStrictEqual(inventory.rows, manifest.rows))
    throw new Error('The database of the backup does not hold what was counted when it was made');
  const missing = new Set(manifest.missing);
  const expected = inventory.pictures.filter((name) => !missing.has(name));
  const absent = expected.filter((name) => !pictures.has(name));
  if (absent.length > 0) throw new Error(`Pictures are missing in the backup: ${absent.join(', ')}`);
  if (pictures.size !== expected.length || pictures.size !== manifest.pictures)
    throw new Error('The backup holds other pictures than its database names');
}

async function isNonEmpty(dataDir: string): Promise<boolean> {
  return (await readdir(dataDir)).some((name) => !['server.lock', 'restoring'].includes(name));
}
