import * as v from 'valibot';
import type { EntityKind } from '#server/database/schema.ts';
import { openSqlite, readColumn } from '#server/database/sqlite/sqlite-file.ts';

const Names = v.array(v.string());

/** Copies a database, also while others save, without what was deleted (sqlite.org/lang_vacuum.html#vacuuminto). */
export function takeSnapshot(database: string, targetFile: string): void {
  const file = openSqlite(database);
  try {
    file.prepare('vacuum into ?').run(targetFile);
  } finally {
    file.close();
  }
}

/** Deletes the mails that wait, so that no backup holds codes and links, encrypted as they are. */
export function deleteMails(database: string): void {
  const file = openSqlite(database);
  try {
    file.exec('pragma secure_delete = on; delete from mails');
  } finally {
    file.close();
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
  const file = openSqlite(database, { readOnly: true });
  try {
    const names = (query: string) => v.parse(Names, readColumn(file, query));
    const count = (of: string) => v.parse(v.number(), readColumn(file, `select count(*) from ${of}`)[0]);
    const countShown = (kind: EntityKind) => count(`entities where kind = '${kind}' and deleted_at is null`);
    const tables = names("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'");
    return {
      rows: Object.fromEntries(tables.map((name) => [name, count(`"${name.replaceAll('"', '""')}"`)])),
      shown: { packages: countShown('package'), destinations: countShown('destination') },
      pictures: names('select name from picture_files order by name'),
    };
  } finally {
    file.close();
  }
}
