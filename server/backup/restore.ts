import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '#server/database/data-folder.ts';
import { unpack, type Manifest } from './archive.ts';
import { checkUnpacked } from './check-backup.ts';
import { deleteStagingDir, resumeReplacing, replaceData, createStagingDir } from './replace-data.ts';
import { writeOneFile } from './snapshot.ts';

/** In a folder that is empty otherwise. */
const ownNames = new Set(['server.lock', 'restoring']);
/** What must not be restored: sign-ins, and mails, which backups do not have. */
const emptiedTables = [
  'sessions',
  'one_time_codes',
  'reset_links',
  'email_changes',
  'known_devices',
  'mails',
] as const;

/**
 * Keeps former data aside; all sign-ins end. @param now ms since 1970
 * @throws, changing nothing, when the folder is in use, or not empty without `replace`, or the backup damaged
 */
export async function restore(
  source: string,
  dataDir: string,
  { replace }: { readonly replace: boolean },
  now = Date.now(),
): Promise<{ readonly manifest: Manifest; readonly formerDataDir: string | undefined }> {
  const unlock = lockFolder(dataDir, 0);
  try {
    await resumeReplacing(dataDir, now);
    if (!replace && (await readdir(dataDir)).some((name) => !ownNames.has(name)))
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
    const unpacked = await unpack(source, stagingDir, 'all');
    await checkUnpacked(path.join(stagingDir, 'banyan.db'), unpacked);
    // Migrates it, too.
    await writeOneFile(stagingDir, 'always', async (trx) => {
      for (const table of emptiedTables) await trx.deleteFrom(table).execute();
    });
    if ((await readdir(stagingDir)).length !== 2)
      throw new Error('The database of the backup is still in use');
    return unpacked.manifest;
  } catch (cause) {
    await deleteStagingDir(dataDir);
    throw cause;
  }
}
