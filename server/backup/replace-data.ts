import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';

// Once `restoring/old` exists, `restoring/new` is put into place, also after a crash; the database last.

const database = 'banyan.db';
const replacedNames = [database, `${database}-wal`, `${database}-shm`, `${database}-journal`, 'pictures'];

const foldersOf = (dataDir: string) => {
  const stagingDir = path.join(dataDir, 'restoring');
  return { stagingDir, newDir: path.join(stagingDir, 'new'), oldDir: path.join(stagingDir, 'old') };
};

export async function createStagingDir(dataDir: string): Promise<string> {
  const { stagingDir, newDir } = foldersOf(dataDir);
  await rm(stagingDir, { recursive: true, force: true });
  await mkdir(newDir, { recursive: true });
  return newDir;
}

export async function deleteStagingDir(dataDir: string): Promise<void> {
  await rm(foldersOf(dataDir).stagingDir, { recursive: true, force: true });
}

export function isBeingReplaced(dataDir: string): Promise<boolean> {
  return nodeFileSystem.has(foldersOf(dataDir).oldDir);
}

/** @param now ms since 1970 @returns the folder of former data */
export async function replaceData(dataDir: string, now: number, disk = nodeFileSystem) {
  const { stagingDir, newDir, oldDir } = foldersOf(dataDir);
  await disk.syncFolder(newDir);
  await disk.makeFolder(oldDir);
  await disk.syncFolder(stagingDir);
  await disk.syncFolder(dataDir);
  return resumeReplacing(dataDir, now, disk);
}

/**
 * Ends what a restore that was killed has begun; without `restoring/old`, its copy is removed. Folder locked, so that no
 * restore is under way, database closed. @param now ms since 1970 @returns the former data's folder
 */
export async function resumeReplacing(dataDir: string, now = Date.now(), disk = nodeFileSystem) {
  const { stagingDir, newDir, oldDir } = foldersOf(dataDir);
  if (!(await disk.has(oldDir))) {
    await deleteStagingDir(dataDir);
    return undefined;
  }
  const move = async (name: string, from: string, to: string) => {
    if (await disk.has(path.join(from, name))) await disk.rename(path.join(from, name), path.join(to, name));
  };
  // While the new one waits in `new`, the one in the data folder is the former.
  const isStaged = (name: string) => disk.has(path.join(newDir, name));
  if (await isStaged(database))
    for (const name of replacedNames)
      if (name !== 'pictures' || (await isStaged(name))) await move(name, dataDir, oldDir);
  await disk.syncFolder(oldDir);
  await disk.syncFolder(dataDir);
  for (const name of ['pictures', database]) {
    await move(name, newDir, dataDir);
    await disk.syncFolder(dataDir);
  }
  const time = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const formerDataDir =
    (await disk.names(oldDir)).length > 0 ? path.join(dataDir, `before-restore-${time}`) : undefined;
  if (formerDataDir !== undefined) await disk.rename(oldDir, formerDataDir);
  await rm(stagingDir, { recursive: true, force: true });
  await disk.syncFolder(dataDir);
  return formerDataDir;
}
