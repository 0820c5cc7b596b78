import { randomUUID } from 'node:crypto';
import { day, hour, minute, systemClock, type Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { acquireTransactionLocks, isShared } from './advisory-locks.ts';
import type { Db, Schema } from './schema.ts';
import { runWriteTransaction } from './transactions.ts';

/*
 * The time seen last is kept in the database. While the clock differs from it by more than two days, nothing is
 * deleted: the clock is wrong, or was, or no server ran. A second start or 24 hours of running confirm the new time. On
 * a shared database, another server whose clock agrees with the time seen last contradicts it.
 */

/** ms; a larger difference is a jump. */
const largestStep = 2 * day;
/** ms of running that confirm a jump. */
const confirmingTime = day;

interface ServerClockDeps {
  readonly db: Db;
  /** Of this server among those that share the database; the same after another start. */
  readonly name: string;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** That of the machine. */
  readonly machine?: Clock;
  /** ms of a clock that does not jump. */
  readonly monotonic?: () => number;
}

type SeenTime = Omit<Schema['last_seen_time'], 'id'>;

/** What a process knows; `...Monotonic`: since when, by its monotonic clock. */
interface Knowledge {
  readonly time: number;
  readonly timeMonotonic: number;
  /** Of the jump that is not confirmed. */
  readonly jumpMonotonic: number | undefined;
}

/**
 * A clock that goes on as before when that of the machine is set back by more than two days: it dates nothing earlier,
 * which would be deleted too soon, and nothing lasts longer.
 */
export function createServerClock({
  db,
  name,
  log,
  machine = systemClock,
  monotonic = () => performance.now(),
}: ServerClockDeps) {
  const interval = isShared(db) ? minute : hour;
  const server = {
    // The embedded database has one server, which may be started in another way.
    name: isShared(db) ? name : '',
    start: randomUUID(),
    // Until then, another server has contradicted.
    contradictionTime: isShared(db) ? 2 * interval : 0,
  };
  let known: Knowledge | undefined;
  const expected = () => known && Math.round(known.time + monotonic() - known.timeMonotonic);

  const compare = async () => {
    const before = known;
    const times = { now: machine.now(), monotonic: monotonic() };
    const { outcome, row } = await runWriteTransaction(db, async (trx) => {
      await acquireTransactionLocks(trx, ['last seen time']);
      const decision = decide(server, times, before, await readSeenTime(trx));
      // Also when it cannot be stored, as on a full disk.
      known = decision.known;
      await storeSeenTime(trx, decision.row);
      return decision;
    });
    if (outcome === 'jumped' && known?.jumpMonotonic !== before?.jumpMonotonic)
      log.warn(
        { event: 'the clock has jumped', from: iso(row.seen_at), to: iso(times.now) },
        'Nothing is deleted until a second start or 24 hours confirm the new time. Is the clock right?',
      );
    return outcome;
  };

  return {
    now: () => {
      const [time, now] = [expected(), machine.now()];
      return time === undefined || isNear(time, now) ? now : Math.max(time, now);
    },
    deletionTime: () => {
      const [time, now] = [expected(), machine.now()];
      return time !== undefined && isNear(time, now) ? now : undefined;
    },
    /** ms between two records. */
    interval,
    /** Compares the clock with the time seen last, and stores it unless it has jumped. */
    record: () =>
      compare().catch((error: unknown) => {
        log.error({ event: 'the time was not recorded', error });
        return 'failed' as const;
      }),
  };
}

function decide(
  server: { readonly name: string; readonly start: string; readonly contradictionTime: number },
  { now, monotonic }: { readonly now: number; readonly monotonic: number },
  before: Knowledge | undefined,
  row: SeenTime | undefined,
) {
  const accept = (outcome: 'steady' | 'confirmed') => ({
    outcome,
    known: { time: now, timeMonotonic: monotonic, jumpMonotonic: undefined },
    row: { seen_at: now, ...noJump },
  });
  if (!row || isNear(row.seen_at, now)) return accept('steady');
  const isSameJump = row.jumped_to !== null && isNear(row.jumped_to, now);
  const jumpMonotonic = (isSameJump ? before?.jumpMonotonic : undefined) ?? monotonic;
  const waited = monotonic - jumpMonotonic;
  const isSecondStart = isSameJump && row.jumped_by === server.name && row.jumped_start !== server.start;
  if (waited >= confirmingTime || (isSecondStart && waited >= server.contradictionTime))
    return accept('confirmed');
  return {
    outcome: 'jumped' as const,
    known: {
      time: row.seen_at,
      timeMonotonic: before?.time === row.seen_at ? before.timeMonotonic : monotonic,
      jumpMonotonic,
    },
    row: {
      ...row,
      jumped_to: now,
      ...(!isSameJump && { jumped_by: server.name, jumped_start: server.start }),
    },
  };
}

const noJump = { jumped_to: null, jumped_by: null, jumped_start: null };

/** Whether two times are no more than a step apart, ms since 1970. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= largestStep;

/** For a program beside the server, which confirms nothing. @param now ms since 1970 @returns that, or undefined */
export async function readDeletionTime(db: Db, now: number): Promise<number | undefined> {
  return isNear((await readSeenTime(db))?.seen_at ?? now, now) ? now : undefined;
}

/** @returns undefined in a database that no server has opened */
export function readSeenTime(db: Db): Promise<SeenTime | undefined> {
  return db
    .selectFrom('last_seen_time')
    .select(['seen_at', 'jumped_to', 'jumped_by', 'jumped_start'])
    .executeTakeFirst();
}

async function storeSeenTime(trx: Db, row: SeenTime): Promise<void> {
  await trx
    .insertInto('last_seen_time')
    .values({ id: 'time', ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** A jump that is not confirmed stays with the servers of the source, which alone can confirm it. */
export async function copySeenTime(source: Db, target: Db): Promise<void> {
  const { seen_at: time } = (await readSeenTime(source)) ?? {};
  if (time !== undefined) await storeSeenTime(target, { seen_at: time, ...noJump });
}

const iso = (time: number) => new Date(time).toISOString();
