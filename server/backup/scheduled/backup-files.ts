import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupsTable } from '#server/database/schema.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';

/** Names that the server gives; files of other names are left alone. */
const form =
  /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-asked)?(-incomplete)?\.tar(\.(?:begun|sent|new|(?:new\.|check-).+))?$/;

const contents: Readonly<Record<string, 'begun' | 'sent'>> = { '.begun': 'begun', '.sent': 'sent' };

export interface BackupName {
  readonly name: string;
  /** ms since 1970, whole seconds */
  readonly startedAt: number;
  readonly kind: BackupsTable['kind'];
  /**
   * `complete`: read back and checked; `incomplete`: its database names pictures that were missing; `part`: not whole
   * yet. Files beside a backup say more of it: `begun`, the times of tries that go on or were killed; `sent`, that the
   * bucket has it.
   */
  readonly content: 'complete' | 'incomplete' | 'part' | 'begun' | 'sent';
}

/** @param startedAt ms since 1970 */
export function backupName(startedAt: number, kind: BackupsTable['kind'] = 'scheduled'): string {
  const [date = '', clock = ''] = new Date(startedAt).toISOString().slice(0, 19).split('T');
  return `backup-${date}T${clock.replaceAll(':', '-')}Z${kind === 'asked' ? '-asked' : ''}.tar`;
}

export const begunFile = (file: string) => `${file}.begun`;
export const sentFile = (file: string) => `${file}.sent`;
export const incompleteName = (name: string) => name.replace(/\.tar$/, '-incomplete.tar');

/** The names of backups among those of files, the newest first. */
export function readBackupNames(names: readonly string[]): readonly BackupName[] {
  return names
    .flatMap((name): BackupName[] => {
      const [found, date, hours, minutes, seconds, asked, incomplete, rest] = form.exec(name) ?? [];
      const startedAt = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
      if (found === undefined || Number.isNaN(startedAt)) return [];
      const whole = incomplete === undefined ? 'complete' : 'incomplete';
      const content = rest === undefined ? whole : (contents[rest] ?? 'part');
      return [{ name, startedAt, kind: asked === undefined ? 'scheduled' : 'asked', content }];
    })
    .toSorted((one, other) => other.startedAt - one.startedAt);
}

export const backupFolder = (dataDir: string) => path.join(dataDir, 'backups');

/** The file of a backup. @throws for a name that the server does not give */
export function backupFile(dataDir: string, name: string): string {
  const [found] = readBackupNames([name]);
  if (found?.content !== 'complete' && found?.content !== 'incomplete')
    throw new Error(`Not the name of a backup: ${JSON.stringify(name)}`);
  return path.join(backupFolder(dataDir), name);
}

/** @param isOf which files go */
export async function removeBackupFiles(folder: string, isOf: (file: BackupName) => boolean): Promise<void> {
  for (const file of readBackupNames(await nodeFileSystem.names(folder)))
    if (isOf(file)) await rm(path.join(folder, file.name), { recursive: true, force: true });
}

export async function removeBackups(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    for (const file of [sentFile(name), name]) await rm(path.join(folder, file), { force: true });
}
