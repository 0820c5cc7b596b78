import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '#server/database/database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { listExpectedFiles } from './picture-fixtures.ts';
import { listUsedPictures, type AdminClient } from '#server/http/testing/admin-client.ts';

/** Called right after a start; sweeps as two days later. @throws on wrong picture files and on spooled uploads */
export async function assertNoOrphanedFiles(client: AdminClient, dataDir: string): Promise<void> {
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const sweep = await sweepOld(database.db, store);
  await database.close();
  const stored: string[] = [];
  for await (const name of store.list()) stored.push(name);
  const needed = listExpectedFiles(listUsedPictures(await client.readCatalogue()));
  // Without any record a sweep is refused.
  const isUnswept = sweep.outcome === 'refused' && needed.length === 0;
  if (!isUnswept && !isDeepStrictEqual(stored.toSorted(), needed.toSorted()))
    throw new Error(`The store holds ${stored.length} files where ${needed.length} are shown`);
  const uploads = await readdir(path.join(dataDir, 'uploads')).catch(() => []);
  if (uploads.length > 0) throw new Error(`Uploads were left behind: ${uploads.join(', ')}`);
}
