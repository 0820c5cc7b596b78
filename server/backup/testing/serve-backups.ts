import { EventEmitter, once } from 'node:events';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import type { BackupProgram } from '#server/backup/scheduled/backup-program.ts';
import { backupFile, backupFolder, begunFile, sentFile } from '#server/backup/scheduled/backup-files.ts';
import type { RunWrite } from '#server/backup/scheduled/backup-runs.ts';
import { createBackups } from '#server/backup/scheduled/backups.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';

/** 04:00; a backup is due at 03:00. Times are ms since 1970. */
export const morning = Date.UTC(2026, 10, 22, 4);

/** Where nothing listens. */
const bucket = {
  url: 'http://127.0.0.1:1/backups',
  accessKeyId: 'a',
  secretAccessKey: 'b',
  sessionToken: undefined,
  region: undefined,
};

/** Starts of servers on one database with one clock. */
export async function openBackups() {
  const { db } = await temporaryDatabase();
  const folder = await temporaryFolder();
  const events: unknown[] = [];
  let time = morning;
  const log = (line: object) => void events.push('event' in line ? line.event : line);

  /** @param program in the place of one that makes a file of 7 bytes */
  const serve = ({
    program,
    dataDir = folder,
    times = [180],
    hasBucket = false,
    deletionTime = () => time,
  }: {
    readonly program?: BackupProgram | undefined;
    readonly dataDir?: string;
    readonly times?: readonly number[];
    readonly hasBucket?: boolean;
    readonly deletionTime?: () => number | undefined;
  } = {}) => {
    const schedule = { times, timeZone: 'UTC', bucket: hasBucket ? bucket : undefined };
    const backups = createBackups({
      config: { dataDir, publicUrl: 'https://banyan.example', backups: schedule },
      db,
      program: program ?? ((name) => writeBackup(dataDir, name)),
      clock: { now: () => time, deletionTime },
      log: { info: log, error: log },
    });
    onTestFinished(() => backups.stop());
    return {
      ...backups,
      begin: (write: RunWrite = (work) => runWriteTransaction(db, work)) => backups.begin(write),
      failure: async () => (await backups.list())[0]?.failure,
    };
  };
  return {
    db,
    folder,
    events,
    serve,
    now: () => time,
    pass: (ms: number) => (time += ms),
    made: async () => (await nodeFileSystem.names(backupFolder(folder))).toSorted(),
  };
}

/** @param isSent whether the bucket has it */
export async function writeBackup(dataDir: string, name: string, isSent = false): Promise<void> {
  await mkdir(backupFolder(dataDir), { recursive: true });
  await writeFile(backupFile(dataDir, name), '7 bytes');
  if (isSent) await writeFile(sentFile(backupFile(dataDir, name)), '');
}

/** What a backup that is being made has in the folder. @param at when the try began */
export async function writeBegun(dataDir: string, name: string, at = morning): Promise<void> {
  await mkdir(backupFolder(dataDir), { recursive: true });
  await appendFile(begunFile(backupFile(dataDir, name)), `${at}\n`);
  await writeFile(`${backupFile(dataDir, name)}.new.0a.part`, 'half');
}

/** A program that runs until it is ended. */
export function hangingProgram(dataDir: string) {
  const events = new EventEmitter();
  const began = once(events, 'began');
  const program: BackupProgram = async (name, _keptFrom, signal) => {
    await writeBegun(dataDir, name);
    events.emit('began');
    await once(signal, 'abort');
    throw new Error('The backup was interrupted.');
  };
  return { began, program };
}
