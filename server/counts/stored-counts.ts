import type { CountedEvent } from '#contract/counts.ts';
import { maxCountDays, type Counts, type PackageCounts } from '#contract/package-counts.ts';
import { day, indianDay } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

/** Far below the 32,766 values of a SQLite statement. */
const rowsAtOnce = 500;

export interface NewCount {
  /** `YYYY-MM-DD`, see `indianDay`. */
  readonly day: string;
  readonly id: string;
  readonly event: CountedEvent;
  readonly count: number;
}

/** Adds to what this and other servers have stored, all or nothing; packages deleted for good are left out. */
export function addCounts(db: Db, counts: readonly NewCount[]): Promise<void> {
  return runWriteTransaction(db, async (trx) => {
    const ids = new Set((await listStoredNames(trx)).map(({ id }) => id));
    const rows = counts
      .filter(({ id }) => ids.has(id))
      // In one order on all servers, so that two of them do not wait for each other.
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
      .map(({ day: name, id, event, count }) => ({ day: name, package_id: id, event, count }));
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await trx
        .insertInto('package_counts')
        .values(rows.slice(start, start + rowsAtOnce))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'package_id', 'event'])
            .doUpdateSet((row) => ({ count: row('package_counts.count', '+', row.ref('excluded.count')) })),
        )
        .execute();
  });
}

export const keyOf = (added: NewCount) => `${added.day} ${added.id} ${added.event}`;

/** With those in the trash. */
const listStoredNames = (db: Db) =>
  db.selectFrom('entities').select(['id', 'name', 'deleted_at']).where('kind', '=', 'package').execute();

/** What was counted on the last `days` days, today included. @param now ms since 1970 */
export async function readCounts(db: Db, days: number, now: number): Promise<PackageCounts> {
  const period = Array.from({ length: days }, (_, index) => indianDay(now - (days - 1 - index) * day));
  const [first = '', last = ''] = [period[0], period.at(-1)];
  const sumBy = async (column: 'day' | 'package_id'): Promise<ReadonlyMap<string, Counts>> => {
    const rows = await db
      .selectFrom('package_counts')
      .select([`${column} as key`, 'event', (row) => row.fn.sum<number | string>('count').as('sum')])
      .where('day', '>=', first)
      .where('day', '<=', last)
      .groupBy([column, 'event'])
      .execute();
    const sums = new Map<string, Counts>();
    // PostgreSQL answers sums as text.
    for (const { key, event, sum } of rows)
      sums.set(key, { ...(sums.get(key) ?? noCounts), [event]: Number(sum) });
    return sums;
  };
  const byDay = await sumBy('day');
  const byPackage = await sumBy('package_id');
  return {
    days: period.map((name) => ({ day: name, counts: byDay.get(name) ?? noCounts })),
    packages: (await listStoredNames(db)).flatMap(({ id, name, deleted_at }) => {
      const counts = byPackage.get(id);
      return counts ? [{ _id: id, name, isDeleted: deleted_at !== null, counts }] : [];
    }),
  };
}

const noCounts: Counts = { open: 0, call: 0, chat: 0, share: 0, brochure: 0 };

/** To be called when a package is deleted for good. */
export const deleteCounts = (trx: Db, id: string) =>
  trx.deleteFrom('package_counts').where('package_id', '=', id).execute();

/** Deletes what was counted more than 400 days ago. @param now ms since 1970 @returns the number of rows */
export async function expireCounts(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await runWriteTransaction(db, (trx) =>
    trx
      .deleteFrom('package_counts')
      .where('day', '<=', indianDay(now - maxCountDays * day))
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
