import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { readQueueLength } from '#server/pictures/variants/picture-queue.ts';
import { listExpectedFiles, listMasterFiles } from './picture-fixtures.ts';
import { listUsedPictures, type AdminClient } from '#server/http/testing/admin-client.ts';

/** ms until the variants of some pictures are made on a busy machine. */
const encodingTimeout = 120_000;

/**
 * Called right after a start; sweeps as two days later. Files of variants may still be missing, but none that no
 * picture shown has. @param variants whether all of them must be there, which is waited for
 * @throws on wrong picture files and on spooled uploads
 */
export async function assertNoOrphanedFiles(
  client: AdminClient,
  dataDir: string,
  variants: 'some' | 'all' = 'some',
): Promise<void> {
  const store = createFolderStore(path.join(dataDir, 'pictures'));
  if (variants === 'all') await waitForVariants(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const swept = await sweepOld(database.db, store);
  await database.close();
  const stored = new Set<string>();
  for await (const name of store.list()) stored.add(name);
  const shown = listUsedPictures(await client.shown());
  const allowed = new Set(listExpectedFiles(shown));
  const missing = (variants === 'all' ? [...allowed] : listMasterFiles(shown)).filter(
    (name) => !stored.has(name),
  );
  // Without any record a sweep is refused.
  const isUnswept = swept.outcome === 'refused' && shown.length === 0;
  const orphaned = isUnswept ? [] : [...stored].filter((name) => !allowed.has(name));
  if (missing.length > 0 || orphaned.length > 0)
    throw new Error(
      `The store lacks ${missing.join(', ') || 'nothing'}, and has ${orphaned.join(', ') || 'nothing'} too much`,
    );
  const uploads = await readdir(path.join(dataDir, 'uploads')).catch(() => []);
  if (uploads.length > 0) throw new Error(`Uploads were left behind: ${uploads.join(', ')}`);
}

/** @throws when a picture cannot be encoded, or it takes too long */
async function waitForVariants(dataDir: string): Promise<void> {
  const until = Date.now() + encodingTimeout;
  for (;;) {
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    const { waiting, failed } = await readQueueLength(database.db);
    await database.close();
    if (failed > 0) throw new Error(`${failed} pictures could not be encoded`);
    if (waiting === 0) return;
    if (Date.now() > until) throw new Error(`${waiting} pictures still wait for their variants`);
    await pause(200);
  }
}
