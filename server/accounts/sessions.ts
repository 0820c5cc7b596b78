import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema, SessionKind } from '#server/data/schema.ts';
import { writing } from '#server/data/transactions.ts';
import { latestTime, type Clock } from './clock.ts';
import { sessionIdle, sessionLength } from './session-lengths.ts';
import { toAccount, type Account } from './users.ts';

/** A session that holds, with its account as it stands now. */
export interface Session {
  readonly kind: SessionKind;
  readonly account: Account;
  /** The absolute end, ms since 1970. */
  readonly endsAt: number;
}

/** What is stored of an id: whoever reads the database cannot sign in with it. */
function storedId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/**
 * Begins a session under a fresh id; ended ones of everybody, and those of a clock that was wrong, are cleared away on
 * the occasion.
 * @returns the id for the cookie, 256 random bits as 43 characters of base64url, and the absolute end in ms since 1970
 */
export async function createSession(
  db: Kysely<Schema>,
  clock: Clock,
  userId: string,
  kind: SessionKind,
): Promise<{ readonly id: string; readonly endsAt: number }> {
  const id = randomBytes(32).toString('base64url');
  const now = clock.now();
  const endsAt = now + sessionLength[kind];
  await writing(db, async (inside) => {
    const latest = latestTime(now);
    await inside
      .deleteFrom('sessions')
      .where((row) =>
        row.or([row('ends_at', '<=', now), row('created_at', '>', latest), row('last_used_at', '>', latest)]),
      )
      .execute();
    await inside
      .insertInto('sessions')
      .values({
        id_hash: storedId(id),
        user_id: userId,
        kind,
        created_at: now,
        last_used_at: now,
        ends_at: endsAt,
      })
      .execute();
  });
  return { id, endsAt };
}

/**
 * Whether an account is still as it was checked: not disabled, and with the password that was verified. To be called
 * in the transaction that begins the session: until its end nobody changes the account, so a password reset either
 * comes first and is noticed, or comes after and ends the session.
 */
export async function holdAccount(inside: Kysely<Schema>, { user, passwordHash }: Account): Promise<boolean> {
  const { numUpdatedRows } = await inside
    .updateTable('users')
    .set({ disabled: 0 })
    .where('id', '=', user._id)
    .where('disabled', '=', 0)
    .where('password_hash', passwordHash === null ? 'is' : '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** ms after which a further use of a session is recorded: each record is a durable write. */
const recordEvery = 60_000;

/**
 * The session of an id, which counts as its use; undefined for an unknown or ended one, for one of another kind
 * and for a disabled account. The account is read anew each time: a flag taken away counts from the next call on.
 * @param onUnrecorded is told why the use could not be recorded; the session holds all the same
 */
export async function findSession(
  db: Kysely<Schema>,
  clock: Clock,
  id: string,
  kind: SessionKind,
  onUnrecorded: (cause: unknown) => void,
): Promise<Session | undefined> {
  const now = clock.now();
  const idHash = storedId(id);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['last_used_at', 'ends_at'])
    .where('id_hash', '=', idHash)
    .where('kind', '=', kind)
    .where('sessions.created_at', '<=', latestTime(now))
    .where('last_used_at', '<=', latestTime(now))
    .executeTakeFirst();
  if (!row || now >= row.ends_at || now >= row.last_used_at + sessionIdle[kind]) return undefined;
  const account = toAccount(row);
  if (account.disabled) return undefined;
  if (kind === 'admin' && now >= row.last_used_at + recordEvery)
    await writing(db, (inside) =>
      inside.updateTable('sessions').set({ last_used_at: now }).where('id_hash', '=', idHash).execute(),
    ).catch(onUnrecorded);
  return { kind, account, endsAt: row.ends_at };
}

/** Ends a session; an unknown id is no error. */
export async function endSession(db: Kysely<Schema>, id: string): Promise<void> {
  await writing(db, (inside) => inside.deleteFrom('sessions').where('id_hash', '=', storedId(id)).execute());
}

/** Ends every session of a person. */
export async function endSessionsOf(db: Kysely<Schema>, userId: string): Promise<void> {
  await writing(db, (inside) => inside.deleteFrom('sessions').where('user_id', '=', userId).execute());
}
