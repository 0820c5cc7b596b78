import { isShared } from '#server/database/advisory-locks.ts';
import type { Db, SessionKind } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { day, hour, isYetToCome, latestTime, minute, type Clock } from '#server/clock.ts';
import { toAccount, type Account } from './users.ts';
import { createToken, sha256 } from '#server/ids.ts';

/** ms from sign-in to a session's absolute end, and ms without use after which it ends (OWASP ASVS 5.0, V7.3). */
const lifetimes = {
  member: { absolute: 30 * day, idle: Number.POSITIVE_INFINITY },
  admin: { absolute: 12 * hour, idle: 60 * minute },
} as const satisfies Record<SessionKind, unknown>;

/** `idHash`: what the database knows it by. `endsAt`: the absolute end, ms since 1970. */
export interface Session {
  readonly idHash: string;
  readonly kind: SessionKind;
  readonly account: Account;
  readonly endsAt: number;
}

/** @returns a token, and the absolute end in ms since 1970 */
export async function createSession(trx: Db, clock: Clock, userId: string, kind: SessionKind) {
  const id = createToken();
  const now = clock.now();
  const times = { created_at: now, last_used_at: now, ends_at: now + lifetimes[kind].absolute };
  await trx
    .insertInto('sessions')
    .values({ id_hash: sha256(id), user_id: userId, kind, ...times })
    .execute();
  return { id, endsAt: times.ends_at };
}

/** Locks the row until the session has begun: a password reset is seen here, or comes later and ends it. */
export async function lockAccount(trx: Db, { user, passwordHash }: Account): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ disabled: 0 })
    .where('id', '=', user._id)
    .where('disabled', '=', 0)
    .where('password_hash', passwordHash === null ? 'is' : '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** ms between two records of a session's use, as each is a durable write. */
const recordInterval = 60_000;

/** @param onUnrecorded called when the use could not be recorded; the session is valid nevertheless */
export async function findSession(
  db: Db,
  clock: Clock,
  id: string,
  kind: SessionKind,
  onUnrecorded: (cause: unknown) => void,
): Promise<Session | undefined> {
  const now = clock.now();
  const idHash = sha256(id);
  const found = await readSession(db, now, idHash, kind);
  if (found && kind === 'admin' && now >= found.lastUsedAt + recordInterval)
    await runWriteTransaction(db, (trx) =>
      trx.updateTable('sessions').set({ last_used_at: now }).where('id_hash', '=', idHash).execute(),
    ).catch(onUnrecorded);
  return found?.session;
}

/**
 * Reads a session again, called first in a writing transaction: until its end the session cannot end, and its account
 * can be neither disabled nor changed. @returns undefined when the session has ended
 */
export async function holdSession(trx: Db, clock: Clock, { idHash, kind }: Session) {
  return (await readSession(trx, clock.now(), idHash, kind, isShared(trx)))?.session;
}

async function readSession(db: Db, now: number, idHash: string, kind: SessionKind, lock = false) {
  const row = await db
    // The account is read each time, so a removed admin flag takes effect at the next call.
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['last_used_at', 'ends_at'])
    .where('id_hash', '=', idHash)
    .where('kind', '=', kind)
    .where((session) => isYetToCome(session, 'ends_at', now, lifetimes[kind].absolute))
    .where('last_used_at', '<=', latestTime(now))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row || now >= row.last_used_at + lifetimes[kind].idle) return undefined;
  const account = toAccount(row);
  if (account.disabled) return undefined;
  const session: Session = { idHash, kind, account, endsAt: row.ends_at };
  return { session, lastUsedAt: row.last_used_at };
}

/** An unknown id is no error. */
export const endSession = (db: Db, id: string) =>
  runWriteTransaction(db, (trx) => trx.deleteFrom('sessions').where('id_hash', '=', sha256(id)).execute());

/** @param keptSession its `idHash`; an empty text keeps none */
export const endSessionsOf = (trx: Db, userId: string, keptSession = '') =>
  trx.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '<>', keptSession).execute();

/** Ends a person's sessions but `keptSession` (its hash), and revokes their devices, codes and links. */
export async function revokeCredentials(trx: Db, userId: string, keptSession?: string): Promise<void> {
  await endSessionsOf(trx, userId, keptSession);
  for (const table of ['known_devices', 'one_time_codes', 'reset_links', 'email_changes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}
