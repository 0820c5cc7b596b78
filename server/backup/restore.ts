import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '#server/database/data-folder.ts';
import { unpack } from './archive-reader.ts';
import { checkUnpacked } from './check-backup.ts';
import { renewDatabase } from './check-database.ts';
import type { Manifest } from './archive.ts';
import { deleteStage, resumeReplacing, replaceData, createStage } from './replace-data.ts';

export interface Restored {
  readonly manifest: Manifest;
  /** Folder of the former data; undefined when there was none. */
  readonly aside: string | undefined;
}

/**
 * Restores a backup into a data folder after unpacking and checking it; former data is kept aside. All sign-ins end.
 * @param options.replace whether the folder may hold data @param now ms since 1970
 * @throws, changing nothing, when a server uses the folder, it holds data without `replace`, or the backup is damaged
 */
export async function restore(
  source: string,
  dataDir: string,
  { replace }: { readonly replace: boolean },
  now = Date.now(),
): Promise<Restored> {
  const giveBack = lockFolder(dataDir, 0);
  try {
    await resumeReplacing(dataDir, now);
    if (!replace && (await isNonEmpty(dataDir)))
      throw new Error(`${dataDir} is not empty. Add --replace to put the backup in its place.`);
    const manifest = await stageBackup(source, dataDir);
    return { manifest, aside: await replaceData(dataDir, now) };
  } finally {
    giveBack();
  }
}

async function stageBackup(source: string, dataDir: string): Promise<Manifest> {
  const fresh = await createStage(dataDir);
  try {
    await mkdir(path.join(fresh, 'pictures'));
    const unpacked = await unpack(source, fresh);
    const database = path.join(fresh, 'banyan.db');
    await checkUnpacked(database, unpacked);
    await renewDatabase(fresh);
    if ((await readdir(fresh)).length !== 2) throw new Error('The database of the backup is still in use');
    return unpacked.manifest;
  } catch (cause) {
    await deleteStage(dataDir);
    throw cause;
  }
}

async function isNonEmpty(dataDir: string): Promise<boolean> {
  return (await readdir(dataDir)).some((name) => !['server.lock', 'restoring'].includes(name));
}
