import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type Database } from '#server/data/database.ts';

/** An empty folder that is gone when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'banyan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A real database, in a folder of its own unless one is given; closed when the test ends. */
export async function temporaryDatabase(dataDir?: string): Promise<Database> {
  const database = await openDatabase({ dataDir: dataDir ?? (await temporaryFolder()) });
  onTestFinished(() => database.close());
  return database;
}
