import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { releaseTestDatabase, openTestDatabase } from './test-database.ts';

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'banyan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Closed when the test ends; in a new folder unless one is given. See `testDatabase`. */
export async function temporaryDatabase(dataDir?: string): Promise<Database> {
  const folder = dataDir ?? (await temporaryFolder());
  const database = await openTestDatabase(folder);
  onTestFinished(async () => {
    await database.close();
    await releaseTestDatabase(folder);
  });
  return database;
}
