import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '#server/database/database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { readQueueLength } from '#server/pictures/variants/picture-queue.ts';
import { listExpectedFiles, listMasterFiles } from './picture-fixtures.ts';
import type { TestMachine } from './test-machine.ts';
import { listKeptPictures, type AdminClient } from '#server/http/testing/admin-client.ts';

/** Where a server keeps its data. */
type Place = Pick<TestMachine, 'dataDir' | 'databaseUrl'>;

/** ms until the variants of some pictures are made on a busy machine. */
const encodingTimeout = 120_000;

/** Called right after a start, while variants are made. @throws when a picture lacks its JPEGs, and on spooled uploads */
export async function assertPicturesKept(
  client: AdminClient,
  { dataDir, databaseUrl }: Place,
): Promise<void> {
  const stored = await listFiles(dataDir);
  const missing = listMasterFiles(await listKeptPictures(client)).filter((name) => !stored.has(name));
  if (missing.length > 0) throw new Error(`The store lacks ${missing.join(', ')}`);
  // Another server may use the folder beside PostgreSQL, so uploads go a day later.
  if (databaseUrl !== undefined) return;
  const uploads = await readdir(path.join(dataDir, 'uploads')).catch(() => []);
  if (uploads.length > 0) throw new Error(`Uploads were left behind: ${uploads.join(', ')}`);
}

/** Waits until every variant is made, and sweeps as two days later. @throws on wrong picture files */
export async function assertNoOrphanedFiles(client: AdminClient, place: Place): Promise<void> {
  const { dataDir } = place;
  await assertPicturesKept(client, place);
  await waitForWorker(place);
  const sweep = await withDatabase(place, ({ db }) =>
    sweepOld(db, createFolderStore(path.join(dataDir, 'pictures'))),
  );
  const stored = [...(await listFiles(dataDir))];
  const needed = listExpectedFiles(await listKeptPictures(client));
  // Without any record a sweep is refused.
  const isUnswept = sweep.outcome === 'refused' && needed.length === 0;
  if (!isUnswept && !isDeepStrictEqual(stored.toSorted(), needed.toSorted()))
    throw new Error(`The store holds ${stored.length} files where ${needed.length} are in use`);
}

/** Whether there are variants to make; of a server that runs, or has ended. */
export async function hasWaitingPictures(place: Place): Promise<boolean> {
  return withDatabase(place, async ({ db }) => (await readQueueLength(db)).waiting > 0);
}

async function listFiles(dataDir: string): Promise<Set<string>> {
  const stored = new Set<string>();
  for await (const name of createFolderStore(path.join(dataDir, 'pictures')).list()) stored.add(name);
  return stored;
}

/** @throws when a picture cannot be encoded, or it takes too long */
async function waitForWorker(place: Place): Promise<void> {
  const until = Date.now() + encodingTimeout;
  for (;;) {
    const { waiting, failed, removed } = await withDatabase(place, async ({ db }) => ({
      ...(await readQueueLength(db)),
      removed: await db.selectFrom('removed_pictures').select('hash').execute(),
    }));
    if (failed > 0) throw new Error(`${failed} pictures could not be encoded`);
    if (waiting + removed.length === 0) return;
    if (Date.now() > until) throw new Error(`${waiting} pictures still wait for their variants`);
    await pause(200);
  }
}

async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
