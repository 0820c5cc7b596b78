import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isShared } from '#server/database/advisory-locks.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import { assertUsableSchema } from '#server/database/migrate.ts';
import type { Db, Schema } from '#server/database/schema.ts';
import { copySeenTime } from '#server/database/server-clock.ts';
import { codeOf, runReadTransaction } from '#server/database/transactions.ts';
import { sha256 } from '#server/ids.ts';

/** Every table but those that are about their own installation, database and picture store. */
type MigratedTable = Exclude<
  keyof Schema,
  'backups' | 'catalogue_version' | 'last_seen_time' | 'mails' | 'removed_pictures'
>;
type Row = Readonly<Record<string, unknown>>;

/** What orders the rows; tables come before those that refer to them. */
const keys = {
  pictures: ['hash'],
  picture_files: ['name'],
  entities: ['id'],
  entity_versions: ['entity_id', 'version'],
  picture_refs: ['entity_id', 'hash'],
  users: ['id'],
  sessions: ['id_hash'],
  one_time_codes: ['user_id'],
  reset_links: ['token_hash'],
  email_changes: ['user_id'],
  attempts: ['subject', 'at'],
  known_devices: ['id_hash', 'user_id'],
  audit_events: ['id'],
  package_counts: ['day', 'package_id', 'event'],
} satisfies { readonly [T in MigratedTable]: readonly (keyof Schema[T])[] };

const tables: readonly string[] = Object.keys(keys);

/** Rows at once; an insert stays far below the 32,766 values of a SQLite statement. */
const pageSize = 500;

/** @returns `checksum`: the sum of the rows' SHA-256, modulo 2^256, hexadecimal */
async function readTable(
  trx: Db,
  table: string,
  key: readonly string[],
  onPage?: (rows: readonly Row[]) => Promise<unknown>,
) {
  const order = sql.join(key.map((column) => sql.ref(column)));
  let [count, checksum] = [0, 0n];
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(table)} order by ${order} limit ${pageSize} offset ${count}`;
    const { rows } = await page.execute(trx);
    if (rows.length === 0) break;
    await onPage?.(rows);
    count += rows.length;
    for (const row of rows) checksum = BigInt.asUintN(256, checksum + hashOf(row));
  }
  return { rows: count, checksum: checksum.toString(16).padStart(64, '0') };
}

const lockAttempts = 20;
/** ms */
const lockInterval = 500;

/**
 * Runs reads of all tables on one snapshot, which a migration waits for: they are locked before the first is read, as
 * pg_dump does, and without waiting, so that neither holds what the other waits for.
 * @throws when another program alters tables for ten seconds, or has migrated them
 */
export async function readTables<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  await assertUsableSchema(db, 'never');
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runReadTransaction(db, async (trx) => {
        const all = sql.join(tables.map((name) => sql.table(name)));
        if (isShared(trx)) await sql`lock table ${all} in access share mode nowait`.execute(trx);
        await assertUsableSchema(trx, 'never');
        return work(trx);
      });
    } catch (cause) {
      // SQLSTATE lock_not_available (postgresql.org/docs/current/errcodes-appendix.html).
      if (codeOf(cause) !== '55P03') throw cause;
      if (attempt === lockAttempts)
        throw new Error(
          'Another program alters tables of the database, as an upgrade does. Try again when it has ended.',
          { cause },
        );
      await pause(lockInterval);
    }
}

/**
 * Copies every table, and the time seen last, into an empty database, inside transactions of both.
 * @throws when a table reads back differently, so that the transaction rolls back
 */
export async function copyRows(source: Db, target: Db) {
  const anyTable = target.withTables<Record<string, Row>>();
  const copied = [];
  for (const [table, key] of Object.entries(keys)) {
    const digest = await readTable(source, table, key, (rows) =>
      anyTable.insertInto(table).values(rows).execute(),
    );
    if (!isDeepStrictEqual(await readTable(target, table, key), digest))
      throw new Error(`${table} did not come back as it was read. Nothing was kept.`);
    copied.push({ table, ...digest });
  }
  await copySeenTime(source, target);
  await incrementCatalogueVersion(target);
  return copied;
}

export async function findNonEmptyTable(db: Db): Promise<string | undefined> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

function hashOf(row: Row): bigint {
  const entries = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return BigInt(`0x${sha256(JSON.stringify(entries))}`);
}
