import { open, rm, type FileHandle } from 'node:fs/promises';
import Libsql from 'libsql';
import * as v from 'valibot';
import type { EntityKind } from '#server/database/schema.ts';
import { createSqliteLocks, isBusy, type SqliteLocks } from '#server/database/sqlite/sqlite-locks.ts';

const Names = v.array(v.object({ name: v.string() }));
const Count = v.object({ rows: v.number() });

/** Bytes that are copied under one lock: a commit waits for no more. */
const chunkSize = 8 * 1024 * 1024;
const lockTimeout = 30_000;
/** Copies that are begun anew after a commit; the next one keeps the lock to its end. */
const maxRestarts = 5;

/**
 * Copies in pieces, so that a commit by another process waits for one only, and vacuums the copy
 * (sqlite.org/lang_vacuum.html#vacuuminto). Not to be called in a process that uses the database: closing any
 * handle of the file ends all its locks (sqlite.org/howtocorrupt.html, 2.2).
 * @param timeout ms that each piece waits for the locks of others @throws with a text for people after them
 */
export async function takeSnapshot(
  database: string,
  targetFile: string,
  bytesPerLock = chunkSize,
  timeout = lockTimeout,
): Promise<void> {
  const copy = `${targetFile}.copy`;
  try {
    const isCopied = await copyDatabase(database, copy, bytesPerLock, timeout);
    const file = new Libsql(isCopied ? copy : database);
    try {
      file.pragma(`busy_timeout = ${timeout}`);
      file.prepare('vacuum into ?').run(targetFile);
    } finally {
      file.close();
    }
  } catch (cause) {
    if (!isBusy(cause)) throw cause;
    const seconds = timeout / 1000;
    throw new Error(
      `Other programs have kept the database locked for ${seconds} seconds, so there is no backup. Please try again when less is saved.`,
      { cause },
    );
  } finally {
    await rm(copy, { force: true });
  }
}

/** Deletes the mails that wait, so that no backup holds codes and links, encrypted as they are. */
export function deleteMails(database: string): void {
  const file = new Libsql(database);
  try {
    file.pragma('secure_delete = on');
    file.exec('delete from mails');
  } finally {
    file.close();
  }
}

/** @returns false in WAL mode, in which a part is in the log, and a reader blocks no writer */
async function copyDatabase(
  database: string,
  copy: string,
  bytesPerLock: number,
  timeout: number,
): Promise<boolean> {
  // Closed after the database, whose locks end with it.
  const source = await open(database, 'r');
  const file = new Libsql(database);
  try {
    const locks = createSqliteLocks(file, timeout);
    // Preparing reads the schema, and so needs the lock as well.
    const mode = await locks.read((): unknown => file.prepare('pragma journal_mode').pluck().all()[0]);
    if (mode === 'wal') return false;
    const version = await locks.read(() => file.prepare('pragma data_version').pluck());
    const target = await open(copy, 'wx', 0o600);
    try {
      const context = { locks, version: () => version.all().join(), source, target };
      let restarts = 0;
      while (!(await tryCopy(context, restarts < maxRestarts ? bytesPerLock : Infinity))) restarts += 1;
      return true;
    } finally {
      await target.close();
    }
  } finally {
    file.close();
    await source.close();
  }
}

interface CopyContext {
  readonly locks: SqliteLocks;
  readonly version: () => string;
  readonly source: FileHandle;
  readonly target: FileHandle;
}

/** @param bytesPerLock under one lock @returns false when another process has committed between two pieces */
async function tryCopy(
  { locks, version, source, target }: CopyContext,
  bytesPerLock: number,
): Promise<boolean> {
  const chunk = Buffer.alloc(Math.min(bytesPerLock, chunkSize));
  let first: string | undefined;
  for (let position = 0; ;) {
    await locks.begin('read');
    try {
      first ??= version();
      if (version() !== first) return false;
      const end = position + bytesPerLock;
      while (position < end) {
        const { bytesRead } = await source.read(chunk, 0, chunk.length, position);
        await target.write(chunk, 0, bytesRead, position);
        position += bytesRead;
        if (bytesRead > 0) continue;
        await target.truncate(position);
        return true;
      }
    } finally {
      await locks.commit();
    }
  }
}

export interface Inventory {
  readonly rows: Readonly<Record<string, number>>;
  /** Of what is not in the trash. */
  readonly shown: { readonly packages: number; readonly destinations: number };
  readonly pictures: readonly string[];
}

/** @param database an SQLite file that nothing changes meanwhile */
export function readInventory(database: string): Inventory {
  const file = new Libsql(database, { readonly: true });
  try {
    const tables = v.parse(
      Names,
      file.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all(),
    );
    const count = (of: string) =>
      v.parse(Count, file.prepare(`select count(*) as rows from ${of}`).get()).rows;
    const rows = tables.map(({ name }) => [name, count(`"${name.replaceAll('"', '""')}"`)]);
    const countShown = (kind: EntityKind) => count(`entities where kind = '${kind}' and deleted_at is null`);
    const pictures = v.parse(Names, file.prepare('select name from picture_files order by name').all());
    return {
      rows: Object.fromEntries(rows),
      shown: { packages: countShown('package'), destinations: countShown('destination') },
      pictures: pictures.map(({ name }) => name),
    };
  } finally {
    file.close();
  }
}
