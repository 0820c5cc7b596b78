import { mkdir, writeFile } from 'node:fs/promises';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { addUser } from '#server/http/testing/backend.ts';
import { backupFile, backupFolder, backupName } from '#server/backup/scheduled/backup-files.ts';

/** Puts these bytes into a data folder as a good backup of the server. @param startedAt ms since 1970 @returns its name */
export async function storeBackup(
  dataDir: string,
  startedAt: number,
  bytes: Buffer = Buffer.from('bytes'),
): Promise<string> {
  const name = backupName(startedAt);
  await mkdir(backupFolder(dataDir), { recursive: true });
  await writeFile(backupFile(dataDir, name), bytes);
  return name;
}

/** A database and a data folder whose first account was made at 0. */
export async function openInstallation() {
  const database = await temporaryDatabase();
  await addUser(database, 'owner@example.com', 'admin');
  return { db: database.db, dataDir: await temporaryFolder() };
}
