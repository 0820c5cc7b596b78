import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock, TimeBounds } from '#server/clock.ts';
import { acquireTransactionLocks, isShared } from './advisory-locks.ts';
import type { LastSeenTimeTable, Schema } from './schema.ts';
import { runWriteTransaction } from './transactions.ts';
import type { Log } from '#server/log.ts';

/*
 * The time seen last is kept in the database. A clock that differs from it by more than two days has jumped: it is
 * wrong, or was, or no server ran. Nothing is deleted by the new time until a second start or 24 hours confirm it.
 * On a shared database, another server whose clock agrees with the time seen last contradicts the jump.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** ms; a larger difference is a jump. */
const largestStep = 2 * day;
/** ms of running that confirm a jump. */
const confirmingTime = day;
const id = 'time';

export interface LastSeenTimeDeps {
  readonly db: Kysely<Schema>;
  /** That of the machine. */
  readonly clock: Clock;
  /** Of this server among those that share the database; the same after another start. */
  readonly name: string;
  readonly log: Pick<Log, 'warn'>;
  /** ms of a clock that does not jump. */
  readonly monotonic?: () => number;
}

export type RecordedTime = 'steady' | 'jumped' | 'confirmed';

export interface LastSeenTime {
  /** Compares the clock with the time seen last, and stores it unless it has jumped. */
  record(): Promise<RecordedTime>;
  /** Of the present time; before the first record `earliest` is 0. */
  bounds(): TimeBounds;
  /** ms between two records. */
  readonly interval: number;
}

export function createLastSeenTime({
  db,
  clock,
  name,
  log,
  monotonic = () => performance.now(),
}: LastSeenTimeDeps): LastSeenTime {
  const interval = isShared(db) ? minute : hour;
  const observer = {
    // The embedded database has one server, which may be started in another way.
    name: isShared(db) ? name : '',
    start: randomUUID(),
    // Until then, another server has contradicted.
    contradictionTime: isShared(db) ? 2 * interval : 0,
  };
  let known: Knowledge | undefined;

  return {
    interval,
    record: async () => {
      const before = known;
      const times = { now: clock.now(), monotonic: monotonic() };
      const { outcome, row } = await runWriteTransaction(db, async (trx) => {
        await acquireTransactionLocks(trx, ['last seen time']);
        const decision = decide({ ...observer, ...times }, before, await readSeenTime(trx));
        // Also when it cannot be stored, as on a full disk.
        known = decision.known;
        await storeSeenTime(trx, decision.row);
        return decision;
      });
      if (outcome === 'jumped' && known?.jumpMonotonic !== before?.jumpMonotonic)
        log.warn(
          { event: 'the clock has jumped', from: iso(row.seen_at), to: iso(times.now) },
          'Nothing is deleted by the new time until a second start or 24 hours confirm it. Is the clock right?',
        );
      return outcome;
    },
    bounds: () => {
      const now = clock.now();
      return known
        ? toBounds(known.time + monotonic() - known.timeMonotonic, now)
        : { earliest: 0, latest: now };
    },
  };
}

/** What a process has noticed; `...Monotonic`: when, by its monotonic clock. */
interface Knowledge {
  readonly time: number;
  readonly timeMonotonic: number;
  /** Of the jump that is not confirmed. */
  readonly jumpMonotonic: number | undefined;
}

type SeenTime = Omit<LastSeenTimeTable, 'id'>;

interface Observer {
  readonly name: string;
  readonly start: string;
  readonly contradictionTime: number;
  readonly now: number;
  readonly monotonic: number;
}

interface Decision {
  readonly outcome: RecordedTime;
  readonly known: Knowledge;
  readonly row: SeenTime;
}

function decide(
  { name, start, contradictionTime, now, monotonic }: Observer,
  before: Knowledge | undefined,
  row: SeenTime | undefined,
): Decision {
  const accept = (outcome: 'steady' | 'confirmed'): Decision => ({
    outcome,
    known: { time: now, timeMonotonic: monotonic, jumpMonotonic: undefined },
    row: { seen_at: now, jumped_to: null, jumped_by: null, jumped_start: null },
  });
  if (!row || isNear(row.seen_at, now)) return accept('steady');
  const isSameJump = row.jumped_to !== null && isNear(row.jumped_to, now);
  const jumpMonotonic = (isSameJump ? before?.jumpMonotonic : undefined) ?? monotonic;
  const waited = monotonic - jumpMonotonic;
  const isSecondStart = isSameJump && row.jumped_by === name && row.jumped_start !== start;
  if (waited >= confirmingTime || (isSecondStart && waited >= contradictionTime)) return accept('confirmed');
  return {
    outcome: 'jumped',
    known: {
      time: row.seen_at,
      timeMonotonic: before?.time === row.seen_at ? before.timeMonotonic : monotonic,
      jumpMonotonic,
    },
    row: { ...row, jumped_to: now, ...(!isSameJump && { jumped_by: name, jumped_start: start }) },
  };
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= largestStep;

function toBounds(expected: number, now: number): TimeBounds {
  if (isNear(expected, now)) return { earliest: now, latest: now };
  return { earliest: Math.min(expected, now), latest: Math.max(expected, now) };
}

/** For a program beside the server, which confirms nothing. @param now ms since 1970 */
export async function readTimeBounds(db: Kysely<Schema>, now: number): Promise<TimeBounds> {
  return toBounds((await readSeenTime(db))?.seen_at ?? now, now);
}

/** The jump that is not confirmed: from and to, ms since 1970. */
export async function readJump(
  db: Kysely<Schema>,
): Promise<{ readonly from: number; readonly to: number } | undefined> {
  const row = await readSeenTime(db);
  return row && row.jumped_to !== null ? { from: row.seen_at, to: row.jumped_to } : undefined;
}

/** Of a database whose servers have not recorded any, the time of its newest entry. */
async function readSeenTime(db: Kysely<Schema>): Promise<SeenTime | undefined> {
  const row = await db
    .selectFrom('last_seen_time')
    .select(['seen_at', 'jumped_to', 'jumped_by', 'jumped_start'])
    .executeTakeFirst();
  if (row) return row;
  const newest = await readNewestEntryTime(db);
  return newest === undefined
    ? undefined
    : { seen_at: newest, jumped_to: null, jumped_by: null, jumped_start: null };
}

async function storeSeenTime(trx: Kysely<Schema>, row: SeenTime): Promise<void> {
  await trx
    .insertInto('last_seen_time')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** When somebody changed something last, ms since 1970. */
export async function readNewestEntryTime(db: Kysely<Schema>): Promise<number | undefined> {
  const times = [
    await db
      .selectFrom('audit_events')
      .select('at as time')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom('entities')
      .select('updated_at as time')
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ].flatMap((row) => (row ? [row.time] : []));
  return times.length > 0 ? Math.max(...times) : undefined;
}

const iso = (time: number) => new Date(time).toISOString();
