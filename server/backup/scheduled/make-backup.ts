import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import { readFreeSpace } from '#server/pictures/storage/storage-quota.ts';
import { backUp } from '#server/backup/backup.ts';
import { openBackupSource } from '#server/backup/backup-source.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { hashFile } from '#server/hashes.ts';
import { incompleteName, isBackupName, isLeftover, listDispensable, listExpired } from './retention.ts';

/** A snapshot, the one in the archive, and the one that is read back from there. */
const databaseCopies = 3;
/** Bytes, of all that is small. */
const margin = 16 * 1024 * 1024;
/** ms for which what is left of a backup may belong to one that runs. */
const leftoverAge = 60 * 60_000;

export const backupFolder = (dataDir: string) => path.join(dataDir, 'backups');

/** The file of a backup. @throws for a name that the server does not give */
export function backupFile(dataDir: string, name: string): string {
  if (!isBackupName(name)) throw new Error(`Not the name of a backup: ${JSON.stringify(name)}`);
  return path.join(backupFolder(dataDir), name);
}

export interface BackupWork {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket' | 'backups' | 'storageLimits'>;
  readonly name: string;
  /** ms since 1970 */
  readonly now: number;
  /** No backup that is dated later is removed, ms since 1970: the clock is or was wrong. */
  readonly keptFrom: number;
  readonly freeSpace?: (folder: string) => Promise<number>;
  /** Called with the share of the pictures that are written, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type MadeFile =
  | { readonly outcome: 'complete'; readonly bytes: number; readonly sha256: string }
  /** Kept under another name. */
  | { readonly outcome: 'incomplete'; readonly missing: readonly string[] };

/**
 * Makes a backup in `backups` of the data folder, reads it back and checks it, and removes those no longer kept.
 * @throws with a text for people, leaving the earlier ones
 */
export async function makeBackup({
  config,
  name,
  now,
  keptFrom,
  freeSpace = readFreeSpace,
  onProgress,
}: BackupWork): Promise<MadeFile> {
  const { dataDir, backups } = config;
  const folder = backupFolder(dataDir);
  const file = backupFile(dataDir, name);
  const source = openBackupSource(config);
  if ((await nodeFileSystem.makeFolder(folder)) !== undefined) await nodeFileSystem.syncFolder(dataDir);
  await removeLeftovers(folder, Math.min(now, keptFrom));
  const needed =
    (await sumSizes(source.pictures.files())) + (await databaseSize(config)) * databaseCopies + margin;
  // Where the warning of a nearly full disk begins: backups must not keep anybody from saving.
  await makeSpace(
    folder,
    needed + 2 * config.storageLimits.reserve,
    () => freeSpace(folder),
    needed,
    keptFrom,
  );
  const { missing } = await backUp(source, file, now, onProgress);
  try {
    await checkBackup(file);
  } catch (cause) {
    await rm(file, { force: true });
    throw cause;
  }
  if (missing.length > 0) {
    await rename(file, path.join(folder, incompleteName(name)));
    await nodeFileSystem.syncFolder(folder);
  }
  for (const expired of listExpired(await readdir(folder), backups.timeZone, keptFrom))
    await rm(path.join(folder, expired), { force: true });
  return missing.length > 0
    ? { outcome: 'incomplete', missing }
    : { outcome: 'complete', ...(await hashFile(file)) };
}

async function removeLeftovers(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter(isLeftover)) {
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < now - leftoverAge)
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Bytes; of a PostgreSQL server it is not known, and small beside the pictures. */
async function databaseSize({ dataDir, databaseUrl }: BackupWork['config']): Promise<number> {
  if (databaseUrl !== undefined) return 0;
  return (await nodeFileSystem.stat(databaseFile(dataDir)))?.size ?? 0;
}

/** Removes the oldest backups until there is space for a new one. @throws when there is none, having removed nothing */
async function makeSpace(
  folder: string,
  wanted: number,
  readFree: () => Promise<number>,
  needed: number,
  keptFrom: number,
): Promise<void> {
  let short = wanted - (await readFree());
  if (short <= 0) return;
  const victims: string[] = [];
  for (const name of listDispensable(await readdir(folder), keptFrom)) {
    if (short <= 0) break;
    short -= (await nodeFileSystem.stat(path.join(folder, name)))?.size ?? 0;
    victims.push(name);
  }
  if (short > 0) {
    const [mega, free] = [needed, await readFree()].map((bytes) => Math.ceil(bytes / 1024 ** 2));
    throw new Error(
      `The disk has too little space for a backup: it takes ${mega} MB, ${free} MB are free, and twice DISK_RESERVE is left free.`,
    );
  }
  for (const name of victims) await rm(path.join(folder, name), { force: true });
}

async function sumSizes(files: AsyncIterable<{ readonly size: number }>): Promise<number> {
  let sum = 0;
  for await (const { size } of files) sum += size;
  return sum;
}
