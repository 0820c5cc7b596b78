import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { machineDisk, type Disk } from '#server/pictures/disk.ts';

/*
 * A restore puts the new data into `restoring/new` and, once all of it is checked, makes `restoring/old`. From then on
 * it can only go forward: what was there moves into `old`, what is new moves into place, the database last. Whoever
 * finds `restoring/old` after a crash continues where that stopped.
 */

const database = 'banyan.db';
/** What a restore replaces: the database with what SQLite keeps beside it, and the pictures. */
const replaced = [database, `${database}-wal`, `${database}-shm`, `${database}-journal`, 'pictures'];

const foldersOf = (dataDir: string) => {
  const stage = path.join(dataDir, 'restoring');
  return { stage, fresh: path.join(stage, 'new'), old: path.join(stage, 'old') };
};

/** Empties and names the folder in which the new data of a restore is gathered. */
export async function stageFor(dataDir: string): Promise<string> {
  const { stage, fresh } = foldersOf(dataDir);
  await rm(stage, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  return fresh;
}

/** Throws away what a restore has gathered and not yet begun to put into place. */
export async function dropStage(dataDir: string): Promise<void> {
  await rm(foldersOf(dataDir).stage, { recursive: true, force: true });
}

/** Whether data is being put into place, or was when a restore was interrupted. */
export function isBeingReplaced(dataDir: string): Promise<boolean> {
  return machineDisk.has(foldersOf(dataDir).old);
}

/**
 * Puts the gathered data into place. The staged files must be on the disk already.
 * @param now ms since 1970, for the name of the folder with the former data
 * @returns the folder in which the former data is kept, when there was some
 */
export async function replaceData(
  dataDir: string,
  now: number,
  disk: Disk = machineDisk,
): Promise<string | undefined> {
  const { stage, fresh, old } = foldersOf(dataDir);
  await disk.syncFolder(fresh);
  await disk.makeFolder(old);
  await disk.syncFolder(stage);
  await disk.syncFolder(dataDir);
  return finishReplacing(dataDir, now, disk);
}

/**
 * Continues a restore that was interrupted while it put data into place; does nothing when there was none. To be called
 * by whoever has the folder's lock, before the database is opened.
 * @param now ms since 1970, for the name of the folder with the former data
 * @returns the folder in which the former data is kept, when there was some
 */
export async function finishReplacing(
  dataDir: string,
  now = Date.now(),
  disk: Disk = machineDisk,
): Promise<string | undefined> {
  const { stage, fresh, old } = foldersOf(dataDir);
  if (!(await disk.has(old))) return undefined;
  const move = async (name: string, from: string, to: string) => {
    if (await disk.has(path.join(from, name))) await disk.rename(path.join(from, name), path.join(to, name));
  };
  // As long as the new one waits, what stands in its place is the former one.
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
