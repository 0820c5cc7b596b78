import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from './database/data-folder.ts';
import { isBusy } from './database/sqlite/sqlite-locks.ts';

/** Where a server keeps uploads that are being received and mails that wait. */
export interface ProcessFolder {
  readonly uploads: string;
  readonly mailQueue: string;
}

interface OwnFolder extends ProcessFolder {
  /**
   * Removes the uploads that servers on this data folder left when they ended, and calls `takeMails` with each folder
   * of mails that they left. @param olderThan of the files in ms since 1970; undefined for all
   */
  takeOver(
    takeMails: (folder: string, olderThan: number | undefined) => Promise<void>,
    now: number,
  ): Promise<void>;
  release(): void;
}

/**
 * ms after which no server of an earlier version, whose folder has no lock, writes what is in it: it tries a mail again
 * within five minutes.
 */
const abandonedAfter = 60 * 60_000;

const at = (folder: string): ProcessFolder => ({
  uploads: path.join(folder, 'uploads'),
  mailQueue: path.join(folder, 'mail-queue'),
});

/**
 * The folder of this process. Servers that share a database may share a data folder as well, so each takes the first
 * one of `processes/1`, `processes/2` and so on that no other has locked: a container with a new host name finds what
 * the one before left. @param isAlone whether this process has the data folder for itself
 */
export async function openProcessFolder(dataDir: string, isAlone: boolean): Promise<OwnFolder> {
  const slots = path.join(dataDir, 'processes');
  const own = isAlone ? { name: '', release: () => undefined } : lockFirstFree(slots);
  const folder = isAlone ? dataDir : path.join(slots, own.name);
  const { uploads, mailQueue } = at(folder);
  await rm(uploads, { recursive: true, force: true });

  const takeOver: OwnFolder['takeOver'] = async (takeMails, now) => {
    for (const name of await listFolders(slots)) {
      if (name === own.name) continue;
      const other = path.join(slots, name);
      const unlock = tryLock(other);
      if (!unlock) continue;
      try {
        await takeMails(at(other).mailQueue, undefined);
        await rm(at(other).uploads, { recursive: true, force: true });
      } finally {
        unlock();
      }
    }
    // Servers of earlier versions had folders of their host names, without a lock.
    const olderThan = isAlone ? undefined : now - abandonedAfter;
    for (const name of await listFolders(at(dataDir).mailQueue)) {
      const named = path.join(at(dataDir).mailQueue, name);
      await takeMails(named, olderThan);
      // Stays while it holds anything.
      await rmdir(named).catch(() => undefined);
    }
    if (!isAlone) await removeOld(at(dataDir).uploads, now - abandonedAfter);
  };

  return { uploads, mailQueue, takeOver, release: own.release };
}

function lockFirstFree(slots: string): { readonly name: string; readonly release: () => void } {
  for (let number = 1; ; number += 1) {
    const name = String(number);
    const release = tryLock(path.join(slots, name));
    if (release) return { name, release };
  }
}

/** @returns unlocks; undefined when another process has the lock */
function tryLock(folder: string): (() => void) | undefined {
  try {
    return lockFolder(folder, 0);
  } catch (cause) {
    if (cause instanceof Error && isBusy(cause.cause)) return undefined;
    throw cause;
  }
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Removes the uploads of folders without a lock. @param before ms since 1970 */
async function removeOld(uploads: string, before: number): Promise<void> {
  for (const name of await listFolders(uploads)) {
    const folder = path.join(uploads, name);
    for (const upload of await listFolders(folder)) {
      const { mtimeMs } = await stat(path.join(folder, upload));
      if (mtimeMs < before) await rm(path.join(folder, upload), { recursive: true, force: true });
    }
    await rmdir(folder).catch(() => undefined);
  }
}
