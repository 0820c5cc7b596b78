import { appendFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BackupProgress } from '#contract/backups.ts';
import { backUp } from '#server/backup/backup.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import type { Config } from '#server/config.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import { openPictureStore } from '#server/pictures/storage/folder-store.ts';
import { readFreeSpace } from '#server/pictures/storage/storage-quota.ts';
import { createBackupBucket } from './backup-bucket.ts';
import {
  backupFile,
  backupFolder,
  begunFile,
  incompleteName,
  removeBackupFiles,
  removeBackups,
  sentFile,
} from './backup-files.ts';
import { listDispensable, listExpired } from './schedule.ts';

/** A snapshot, the one in the archive, and the one that is read back from there. */
const databaseCopies = 3;
/** Bytes, of all that is small. */
const margin = 16 * 1024 * 1024;

export interface BackupWork {
  readonly config: Pick<
    Config,
    'dataDir' | 'databaseUrl' | 'bucket' | 'backups' | 'storageLimits' | 'publicUrl'
  >;
  readonly name: string;
  /** No backup that is dated later is removed, ms since 1970: the clock is or was wrong. */
  readonly keptFrom: number;
  readonly freeSpace?: (folder: string) => Promise<number>;
  readonly onProgress?: (progress: BackupProgress) => void;
}

/**
 * Makes a backup in `backups` of the data folder, where a file has its name once it has been read back and checked, and
 * copies it to the bucket, if there is one; when it is there from an earlier try, only that. Removes those no longer kept.
 * @returns the pictures that are missing; then it is kept under another name, and not copied
 * @throws with a text for people, leaving the earlier ones
 */
export async function makeBackup(work: BackupWork): Promise<readonly string[]> {
  const { config, name, keptFrom, onProgress = () => undefined } = work;
  const { dataDir, backups, publicUrl } = config;
  const file = backupFile(dataDir, name);
  const folder = path.dirname(file);
  if ((await nodeFileSystem.makeFolder(folder)) !== undefined) await nodeFileSystem.syncFolder(dataDir);
  await appendFile(begunFile(file), `${Date.now()}\n`);
  await removeBackupFiles(folder, ({ content }) => content === 'part');
  if (!(await isMade(file))) {
    await makeSpace(work);
    const part = `${file}.new`;
    const { missing } = await backUp(config, part, (share) =>
      onProgress(share < 1 ? { step: 'writing', share } : { step: 'checking', share: null }),
    );
    await checkBackup(part);
    await rename(part, missing.length > 0 ? incompleteName(file) : file);
    await nodeFileSystem.syncFolder(folder);
    await removeBackups(folder, listExpired(await readdir(folder), backups.timeZone, keptFrom));
    if (missing.length > 0) return missing;
  }
  if (backups.bucket) {
    onProgress({ step: 'sending', share: null });
    const bucket = createBackupBucket({ ...backups.bucket, publicUrl });
    await bucket.upload(file);
    await writeFile(sentFile(file), '');
    await bucket.removeExpired(backups.timeZone, keptFrom);
  }
  await removeBackupFiles(folder, ({ content }) => content === 'begun');
  return [];
}

/** By an earlier try. One that was damaged meanwhile is removed. @throws what the disk says */
async function isMade(file: string): Promise<boolean> {
  if (!(await nodeFileSystem.has(file))) return false;
  try {
    await checkBackup(file);
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) throw cause;
    await removeBackups(path.dirname(file), [path.basename(file)]);
    return false;
  }
}

const sizeOf = async (file: string) => (await nodeFileSystem.stat(file))?.size ?? 0;

/**
 * Removes the oldest backups until there is space for a new one beyond what the warning of a nearly full disk leaves
 * free, as backups must not keep anybody from saving. @throws when there is none, having removed nothing
 */
async function makeSpace({ config, keptFrom, freeSpace = readFreeSpace }: BackupWork): Promise<void> {
  const { dataDir, databaseUrl, storageLimits } = config;
  const folder = backupFolder(dataDir);
  let needed = margin;
  for await (const { size } of openPictureStore(config).files()) needed += size;
  // Of a PostgreSQL server it is not known, and small beside the pictures.
  if (databaseUrl === undefined) needed += databaseCopies * (await sizeOf(databaseFile(dataDir)));
  const free = await freeSpace(folder);
  let short = needed + 2 * storageLimits.reserve - free;
  const victims: string[] = [];
  for (const name of listDispensable(await readdir(folder), keptFrom)) {
    if (short <= 0) break;
    short -= await sizeOf(path.join(folder, name));
    victims.push(name);
  }
  if (short > 0) {
    const [takes, left] = [needed, free].map((bytes) => Math.ceil(bytes / 1024 ** 2));
    throw new Error(
      `The disk has too little space for a backup: it takes ${takes} MB, ${left} MB are free, and twice DISK_RESERVE is left free.`,
    );
  }
  await removeBackups(folder, victims);
}
