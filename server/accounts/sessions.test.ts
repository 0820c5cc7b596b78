import { expect, test } from 'vitest';
import { UpdateQueryNode } from 'kysely';
import type { Db, SessionKind } from '#server/database/schema.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import {
  createSession,
  endSession,
  endSessionsOf,
  findSession as find,
  holdSession,
  lockAccount,
} from './sessions.ts';
import { minute, type Clock } from '#server/clock.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { ensureAdministrator } from './administrators.ts';
import { findAccountByEmail } from './users.ts';

/** Fails the test when the use is not recorded. */
const findSession = (db: Db, clock: Clock, id: string, kind: SessionKind) =>
  find(db, clock, id, kind, (cause) => {
    throw cause;
  });

const clockAt = (time: number) => ({ now: () => time, pass: (ms: number) => (time += ms) });

async function withOwner() {
  const { db } = await temporaryDatabase();
  const email = 'owner@example.com';
  await ensureAdministrator(db, { email, password: 'lotus' });
  const owner = await findAccountByEmail(db, email);
  if (!owner) throw new Error('no owner');
  return { db, clock: clockAt(1_000_000), userId: owner.user._id };
}

test('ids are fresh 256-bit values, and the database does not hold them', async () => {
  const { db, clock, userId } = await withOwner();
  const { id } = await createSession(db, clock, userId, 'admin');
  const { id: another } = await createSession(db, clock, userId, 'admin');
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(another).not.toBe(id);
  const rows = await db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(id);
  expect(await findSession(db, clock, rows[0]?.id_hash ?? '', 'admin')).toBeUndefined();
});

test('ending the sessions of one person leaves those of others', async () => {
  const { db, clock, userId } = await withOwner();
  const { id } = await createSession(db, clock, userId, 'admin');
  await endSessionsOf(db, 'somebody else');
  expect(await findSession(db, clock, id, 'admin')).toBeDefined();
});

test('the sessions of a deleted account are deleted with it', async () => {
  const { db, clock, userId } = await withOwner();
  const { id } = await createSession(db, clock, userId, 'member');
  await db.deleteFrom('users').execute();
  expect(await findSession(db, clock, id, 'member')).toBeUndefined();
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('a use while the clock was ahead does not extend an administrator’s session', async () => {
  const { db, clock, userId } = await withOwner();
  const { id } = await createSession(db, clock, userId, 'admin');
  clock.pass(30 * minute);
  expect(await findSession(db, clock, id, 'admin')).toBeDefined();
  clock.pass(-30 * minute);
  expect(await findSession(db, clock, id, 'admin')).toBeUndefined();
});

test('an account that changed after its password was verified begins no session', async () => {
  const { db } = await withOwner();
  const verified = await findAccountByEmail(db, 'owner@example.com');
  if (!verified) throw new Error('no owner');
  expect(await lockAccount(db, verified)).toBe(true);
  await db.updateTable('users').set({ password_hash: 'another' }).execute();
  expect(await lockAccount(db, verified)).toBe(false);
  expect(await lockAccount(db, { ...verified, passwordHash: 'another' })).toBe(true);
  await db.updateTable('users').set({ password_hash: null }).execute();
  expect(await lockAccount(db, { ...verified, passwordHash: null })).toBe(true);
  await db.updateTable('users').set({ disabled: 1 }).execute();
  expect(await lockAccount(db, { ...verified, passwordHash: null })).toBe(false);
});

test('use is recorded once a minute at most, and a use that cannot be recorded is still a use', async () => {
  const { db, clock, userId } = await withOwner();
  const { id } = await createSession(db, clock, userId, 'admin');
  const recorded = async () =>
    (await db.selectFrom('sessions').select('last_used_at').executeTakeFirst())?.last_used_at;
  clock.pass(minute - 1);
  await findSession(db, clock, id, 'admin');
  expect(await recorded()).toBe(1_000_000);
  clock.pass(1);
  await findSession(db, clock, id, 'admin');
  expect(await recorded()).toBe(1_000_000 + minute);

  clock.pass(minute);
  const failure = new Error('database or disk is full');
  const fullDb = db.withPlugin({
    transformQuery: ({ node }) => {
      if (UpdateQueryNode.is(node)) throw failure;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const causes: unknown[] = [];
  const found = await find(fullDb, clock, id, 'admin', (cause) => causes.push(cause));
  expect(found).toMatchObject({ kind: 'admin' });
  expect(causes).toEqual([failure]);
});

const endings = [
  ['ends', endSession],
  ['loses its account', (db: Db) => db.updateTable('users').set({ disabled: 1 }).execute()],
  ['loses the admin flag', (db: Db) => db.updateTable('users').set({ is_admin: 0 }).execute()],
] as const;

test.each(endings)('a session that a write holds %s only after it', async (_, end) => {
  const { db, clock, userId } = await withOwner();
  const { id } = await createSession(db, clock, userId, 'admin');
  const session = await findSession(db, clock, id, 'admin');
  if (!session) throw new Error('no session');
  const order: string[] = [];
  let ending: Promise<unknown> = Promise.resolve();
  await runWriteTransaction(db, async (trx) => {
    expect(await holdSession(trx, clock, session)).toEqual(session);
    ending = end(db, id).then(() => order.push('ended'));
    // Time enough for the other transaction, if it did not wait.
    for (let read = 0; read < 20; read += 1) await trx.selectFrom('users').select('id').execute();
    order.push('written');
  });
  await ending;
  expect(order).toEqual(['written', 'ended']);
  const held = await runWriteTransaction(db, (trx) => holdSession(trx, clock, session));
  expect(held?.account.isAdmin ?? false).toBe(false);
});
