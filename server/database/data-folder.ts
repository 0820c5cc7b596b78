import { accessSync, constants, mkdirSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { day } from '#server/clock.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import { openSqlite, sqliteCodeOf, sqliteCodes, type SqliteFile } from './sqlite/embedded-database.ts';

/** @param timeout ms, blocking the process @returns unlocks @throws when another process has the lock, or it fails */
export function lockFolder(dataDir: string, timeout: number): () => void {
  makeFolder(dataDir);
  const name = path.join(dataDir, 'server.lock');
  let file: SqliteFile | undefined;
  try {
    file = openSqlite(name, { timeout });
    // Nothing is written, so nothing has to be undone after a crash.
    file.exec('pragma journal_mode = memory');
    file.exec('begin exclusive');
  } catch (cause) {
    file?.close();
    throw new Error(
      sqliteCodeOf(cause) === sqliteCodes.busy
        ? `The folder ${dataDir} is used by a server that runs. Stop that one first.`
        : `${name} cannot be opened. Look at its owner and at the disk.`,
      { cause },
    );
  }
  return () => {
    file.exec('rollback');
    file.close();
  };
}

/** @throws an Error for the operator: that of a file in it would not say why */
function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `The folder ${dataDir} cannot be used. Let this user write into it, or name another one in DATA_DIR.`,
      { cause },
    );
  }
}

/** New files get 0600 and folders 0700. */
export function restrictFilePermissions(): void {
  process.umask(0o077);
}

export async function findFolderPermissionWarning(dataDir: string): Promise<string | undefined> {
  const { mode } = await stat(dataDir);
  if ((mode & 0o077) === 0) return undefined;
  return `Other users of this machine can look into ${dataDir}. Keep them out: chmod -R go= ${dataDir}`;
}

/**
 * Removes uploads that servers which were killed left. @param isAlone whether this process has the data folder for
 * itself; otherwise those of a day stay, as others may receive them
 */
export async function removeLeftUploads(folder: string, isAlone: boolean): Promise<void> {
  if (isAlone) return rm(folder, { recursive: true, force: true });
  for (const name of await nodeFileSystem.names(folder)) {
    const upload = path.join(folder, name);
    const found = await nodeFileSystem.stat(upload);
    if (found && found.modifiedAt < Date.now() - day) await rm(upload, { recursive: true, force: true });
  }
}
