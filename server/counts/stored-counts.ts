import type { CountedEvent, CountInput } from '#contract/counts.ts';
import { maxCountDays, type Counts, type PackageCounts } from '#contract/package-counts.ts';
import { day, indianDay, type Clock } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';

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

/** ms between two writes; what an abrupt end of the server may lose. */
const writeInterval = 10_000;

export type PackageCounter = ReturnType<typeof createPackageCounter>;

interface PackageCounterDeps {
  /** Stores all or nothing. */
  readonly store: (counts: readonly NewCount[]) => Promise<void>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** Counts in memory, so that a visitor's press of a button costs no write of its own. */
export function createPackageCounter({ store, clock, log }: PackageCounterDeps) {
  let unwritten = new Map<string, NewCount>();
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function writeOnce(): Promise<void> {
    if (unwritten.size === 0) return;
    const counts = unwritten;
    unwritten = new Map();
    try {
      await store([...counts.values()]);
    } catch (cause) {
      for (const count of counts.values()) add(unwritten, count);
      log.error({ event: 'counts were not written', error: cause });
    }
  }

  /**
   * Writes what has been counted, one write at a time; what is counted meanwhile is written by the next. A failure is
   * logged and keeps the counts for the next time. Never rejects.
   */
  async function write(): Promise<void> {
    if (writing) await writing;
    writing ??= writeOnce().finally(() => {
      writing = undefined;
    });
    await writing;
  }

  return {
    /** In memory, under the present day. */
    count: ({ event, id }: CountInput): void =>
      add(unwritten, { day: indianDay(clock.now()), id, event, count: 1 }),
    write,
    /** From now on writes every ten seconds. */
    start: (): void => {
      timer ??= setInterval(() => void write(), writeInterval);
    },
    /** Ends that, and writes the rest. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      timer = undefined;
      await write();
    },
  };
}

function add(counts: Map<string, NewCount>, added: NewCount): void {
  const key = keyOf(added);
  counts.set(key, { ...added, count: added.count + (counts.get(key)?.count ?? 0) });
}
