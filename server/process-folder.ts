import { readdir, rm } from 'node:fs/promises';
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
   * of mails that they left.
   */
  takeOver(takeMails: (folder: string) => Promise<void>): Promise<void>;
  release(): void;
}

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

  const takeOver: OwnFolder['takeOver'] = async (takeMails) => {
    for (const name of await listFolders(slots)) {
      if (name === own.name) continue;
      const other = path.join(slots, name);
      const unlock = tryLock(other);
      if (!unlock) continue;
      try {
        await takeMails(at(other).mailQueue);
        await rm(at(other).uploads, { recursive: true, force: true });
      } finally {
        unlock();
      }
    }
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
