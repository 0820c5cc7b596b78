import { mkdtemp, rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { copyRows, readTables } from '#server/cli/migrate-data/copy-tables.ts';
import type { Bucket } from '#server/config.ts';
import { loadPostgres, openDatabase } from '#server/database/database.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { openPictureStore } from '#server/pictures/storage/open-picture-store.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { assertDatabaseExists } from './assert-database.ts';
import { assertKnownSnapshot } from './check-database.ts';
import { deleteMails, takeSnapshot } from './snapshot.ts';

/** What a backup is made of; the same file for both databases, so that each can be restored everywhere. */
export interface BackupSource {
  /** @throws with a text for people without a database */
  assertExists(): Promise<void>;
  /** Writes the database, as it is at one moment, into a new SQLite file. @throws when another version has migrated it; an embedded one may be of an earlier */
  writeSnapshot(into: string): Promise<void>;
  readonly pictures: PictureStore;
}

interface Location {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly bucket?: Bucket | undefined;
}

export function openBackupSource({ dataDir, databaseUrl, bucket }: Location): BackupSource {
  return {
    assertExists: () => assertDatabaseExists({ dataDir, databaseUrl }),
    writeSnapshot: async (into) => {
      if (databaseUrl !== undefined) return copyPostgres(databaseUrl, into);
      takeSnapshot(databaseFile(dataDir), into);
      assertKnownSnapshot(into);
      deleteMails(into);
    },
    pictures: openPictureStore({ bucket, dataDir }),
  };
}

/** Copies the rows in one transaction, which keeps nobody waiting, and compares them with what was read. */
async function copyPostgres(databaseUrl: string, into: string): Promise<void> {
  const folder = await mkdtemp(`${into}.rows-`);
  const { db } = await loadPostgres(databaseUrl);
  try {
    const copy = await openDatabase({ dataDir: folder }, 'when new');
    try {
      await readTables(db, (source) => runWriteTransaction(copy.db, (target) => copyRows(source, target)));
      // Fails where closing leaves the log beside the database.
      await sql`pragma journal_mode = delete`.execute(copy.db);
    } finally {
      await copy.close();
    }
    await rename(databaseFile(folder), into);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
