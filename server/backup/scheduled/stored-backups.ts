import { createReadStream } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Clock } from '#server/clock.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import type { Schema } from '#server/database/schema.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';
import type { BackupBucket } from './backup-bucket.ts';
import { listBackups, type MadeBackup, type RecordedBackup } from './backup-runs.ts';
import { backupFile } from './make-backup.ts';

export interface StoredBackup extends MadeBackup {
  /** In pieces, so that it is never in memory whole. */
  read(): AsyncIterable<Uint8Array>;
}

/** The good backups that the server has made by itself, as far as they still exist. */
export interface StoredBackups {
  /** The newest one, also on another server; a file that is no longer there does not count, nor one from the future. */
  newest(): Promise<MadeBackup | undefined>;
  /** The newest one that this server can read, from its own disk or from the bucket; one from the future if there is no other. */
  newestReadable(): Promise<StoredBackup | undefined>;
  /** The one of this name, if this server can read it. */
  readable(name: string): Promise<StoredBackup | undefined>;
}

export interface StoredBackupsDeps {
  readonly db: Kysely<Schema>;
  readonly dataDir: string;
  /** This machine and data folder. */
  readonly host: string;
  readonly bucket: BackupBucket | undefined;
  readonly clock: Clock;
}

export function createStoredBackups({ db, dataDir, host, bucket, clock }: StoredBackupsDeps): StoredBackups {
  const isHere = (backup: MadeBackup) => isFileWhole(dataDir, backup);
  // The host name may change while the disk stays. On the embedded database there is no other server.
  const isElsewhere = (backup: RecordedBackup) => isShared(db) && backup.host !== host;

  return {
    newest: async () => {
      const backups = await listBackups(db, clock.now());
      for (const backup of backups.filter(({ isFromFuture }) => !isFromFuture))
        if (isElsewhere(backup) || (bucket && backup.isUploaded) || (await isHere(backup))) return backup;
      return undefined;
    },
    newestReadable: async () => findReadable(await listBackups(db, clock.now())),
    readable: async (name) =>
      findReadable((await listBackups(db, clock.now())).filter((backup) => backup.name === name)),
  };

  async function findReadable(listed: readonly RecordedBackup[]): Promise<StoredBackup | undefined> {
    for (const backup of listed) {
      if (await isHere(backup))
        return { ...backup, read: () => createReadStream(backupFile(dataDir, backup.name)) };
      if (bucket && backup.isUploaded)
        return { ...backup, read: () => bucket.read(backup.name, backup.bytes) };
    }
    return undefined;
  }
}

/** Whether the file is in the data folder, with its size. */
export async function isFileWhole(dataDir: string, { name, bytes }: MadeBackup): Promise<boolean> {
  return (await nodeFileSystem.stat(backupFile(dataDir, name)))?.size === bytes;
}
