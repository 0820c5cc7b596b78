import Libsql from 'libsql';
import * as v from 'valibot';
import { pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';

const Tables = v.array(v.object({ name: v.string() }));
const Count = v.object({ rows: v.number() });
const Pictures = v.array(v.object({ hash: v.string(), width: v.number() }));

/** Writes a snapshot into a new file (sqlite.org/lang_vacuum.html#vacuuminto); commits by others wait meanwhile. */
export function takeSnapshot(database: string, into: string): void {
  const file = new Libsql(database);
  try {
    file.pragma('busy_timeout = 5000');
    file.prepare('vacuum into ?').run(into);
  } finally {
    file.close();
  }
}

export interface Inventory {
  readonly rows: Readonly<Record<string, number>>;
  readonly pictures: readonly string[];
}

/** @param database an SQLite file that nothing changes meanwhile */
export function readInventory(database: string): Inventory {
  const file = new Libsql(database, { readonly: true });
  try {
    const tables = v.parse(
      Tables,
      file.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all(),
    );
    const rows = tables.map(({ name }): [string, number] => {
      const count = file.prepare(`select count(*) as rows from "${name.replaceAll('"', '""')}"`).get();
      return [name, v.parse(Count, count).rows];
    });
    const pictures = v.parse(Pictures, file.prepare('select hash, width from pictures order by hash').all());
    return { rows: Object.fromEntries(rows), pictures: pictures.flatMap(pictureFileNames) };
  } finally {
    file.close();
  }
}
