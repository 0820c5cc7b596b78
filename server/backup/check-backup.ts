import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { unpackDatabase, type Unpacked } from './archive.ts';
import { checkDatabase } from './check-database.ts';
import { readInventory } from './snapshot.ts';

/**
 * Reads a backup back: its hashes, the integrity of its database, and that it holds the pictures that this names.
 * Needs space for a second copy of the database. @throws with a text for people when it could not be restored
 */
export async function checkBackup(source: string): Promise<void> {
  const folder = await mkdtemp(`${source}.check-`);
  try {
    await checkUnpacked(path.join(folder, 'banyan.db'), await unpackDatabase(source, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws unless the database is sound and the backup holds the pictures that it names, but for those missing before */
export async function checkUnpacked(database: string, { manifest, pictures }: Unpacked): Promise<void> {
  await checkDatabase(database);
  const inventory = readInventory(database);
  if (!isDeepStrictEqual(inventory.rows, manifest.rows))
    throw new Error('The database of the backup does not hold what was counted when it was made');
  const missing = new Set(manifest.missing);
  const expected = inventory.pictures.filter((name) => !missing.has(name));
  const absent = expected.filter((name) => !pictures.has(name));
  if (absent.length > 0) throw new Error(`Pictures are missing in the backup: ${absent.join(', ')}`);
  if (pictures.size !== expected.length || pictures.size !== manifest.pictures)
    throw new Error('The backup holds other pictures than its database names');
}
