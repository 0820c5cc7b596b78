import { EventEmitter, once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { backupFile, backupFolder } from '#server/backup/scheduled/backup-files.ts';
import type { BackupProgram } from '#server/backup/scheduled/backup-program.ts';

/** A program whose backup has these bytes and is a quarter written until `finish` is called. */
export function createHeldBackupProgram(dataDir: string, bytes: Buffer) {
  const events = new EventEmitter();
  const program: BackupProgram = async (name, _keptFrom, signal, onProgress) => {
    onProgress({ step: 'writing', share: 0.25 });
    await once(events, 'finish', { signal });
    await mkdir(backupFolder(dataDir), { recursive: true });
    await writeFile(backupFile(dataDir, name), bytes);
  };
  return { program, finish: () => void events.emit('finish') };
}
