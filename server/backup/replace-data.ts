import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileSystem, type FileSystem } from '#server/pictures/storage/file-system.ts';

/*
 * A restore gathers its data in `restoring/new` and, once checked, creates `restoring/old`. From then on it only goes
 * forward, also after a crash: former data moves to `old`, then new data into place, the database last.
 */

const database = 'banyan.db';
const replaced = [database, `${database}-wal`, `${database}-shm`, `${database}-journal`, 'pictures'];

const foldersOf = (dataDir: string) => {
  const stage = path.join(dataDir, 'restoring');
  return { stage, fresh: path.join(stage, 'new'), old: path.join(stage, 'old') };
};

export async function createStage(dataDir: string): Promise<string> {
  const { stage, fresh } = foldersOf(dataDir);
  await rm(stage, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  return fresh;
}

export async function deleteStage(dataDir: string): Promise<void> {
  await rm(foldersOf(dataDir).stage, { recursive: true, force: true });
}

/** Whether putting data into place has begun and is not finished. */
export function isBeingReplaced(dataDir: string): Promise<boolean> {
  return nodeFileSystem.has(foldersOf(dataDir).old);
}

/** Puts the gathered data, already synced, into place. @param now ms since 1970 @returns the folder of former data */
export async function replaceData(
  dataDir: string,
  now: number,
  disk: FileSystem = nodeFileSystem,
): Promise<string | undefined> {
  const { stage, fresh, old } = foldersOf(dataDir);
  await disk.syncFolder(fresh);
  await disk.makeFolder(old);
  await disk.syncFolder(stage);
  await disk.syncFolder(dataDir);
  return resumeReplacing(dataDir, now, disk);
}

/**
 * Continues an interrupted replacement, if any; called with the folder locked, before the database is opened.
 * @param now ms since 1970, for the name of the folder with former data @returns this folder, if any
 */
export async function resumeReplacing(
  dataDir: string,
  now = Date.now(),
  disk: FileSystem = nodeFileSystem,
): Promise<string | undefined> {
  const { stage, fresh, old } = foldersOf(dataDir);
  if (!(await disk.has(old))) return undefined;
  const move = async (name: string, from: string, to: string) => {
    if (await disk.has(path.join(from, name))) await disk.rename(path.join(from, name), path.join(to, name));
  };
  // While the new one waits in `new`, the one in the data folder is the former.
  const waits = (name: string) => disk.has(path.join(fresh, name));
  if (await waits(database))
    for (const name of replaced)
      if (name !== 'pictures' || (await waits(name))) await move(name, dataDir, old);
  await disk.syncFolder(old);
  await disk.syncFolder(dataDir);
  for (const name of ['pictures', database]) {
    await move(name, fresh, dataDir);
    await disk.syncFolder(dataDir);
  }
  const time = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const aside = (await disk.names(old)).length > 0 ? path.join(dataDir, `before-restore-${time}`) : undefined;
  if (aside !== undefined) await disk.rename(old, aside);
  await rm(stage, { recursive: true, force: true });
  await disk.syncFolder(dataDir);
  return aside;
}
