import { expect, test } from 'vitest';
import { UpdateQueryNode } from 'kysely';
import type { Db } from '#server/database/schema.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { addUser } from '#server/http/testing/backend.ts';
import { createSession, endSession, findSession, holdSession, lockAccount } from './sessions.ts';
import { minute } from '#server/clock.ts';
import { findAccountByEmail } from './users.ts';

const email = 'owner@example.com';

/** A session of an administrator. */
async function openSession() {
  const database = await temporaryDatabase();
  const { db } = database;
  let time = 1_000_000;
  const clock = { now: () => time, pass: (ms: number) => (time += ms) };
  const userId = await addUser(database, email, 'admin');
  const { id } = await createSession(db, clock, userId, 'admin');
  /** Fails the test when the use is not recorded. */
  const find = () =>
    findSession(db, clock, id, 'admin', (cause) => {
      throw cause;
    });
  return { db, clock, id, find };
}

test('an account that changed after its password was verified begins no session', async () => {
  const { db } = await openSession();
  const verified = await findAccountByEmail(db, email);
  if (!verified) throw new Error('no owner');
  const change = (set: { password_hash: string | null } | { disabled: 1 }) =>
    db.updateTable('users').set(set).execute();
  expect(await lockAccount(db, verified)).toBe(true);
  await change({ password_hash: 'another' });
  expect(await lockAccount(db, verified)).toBe(false);
  await change({ password_hash: null });
  expect(await lockAccount(db, { ...verified, passwordHash: null })).toBe(true);
  await change({ disabled: 1 });
  expect(await lockAccount(db, { ...verified, passwordHash: null })).toBe(false);
});

test('use is recorded once a minute at most, and a use that cannot be recorded is still a use', async () => {
  const { db, clock, id, find } = await openSession();
  const recorded = async () =>
    (await db.selectFrom('sessions').select('last_used_at').executeTakeFirst())?.last_used_at;
  clock.pass(minute - 1);
  await find();
  expect(await recorded()).toBe(1_000_000);
  clock.pass(1);
  await find();
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
  const found = await findSession(fullDb, clock, id, 'admin', (cause) => causes.push(cause));
  expect([found?.kind, causes]).toEqual(['admin', [failure]]);
});

test.each([
  ['ends', endSession],
  ['loses its account', (db: Db) => db.updateTable('users').set({ disabled: 1 }).execute()],
  ['loses the admin flag', (db: Db) => db.updateTable('users').set({ is_admin: 0 }).execute()],
] as const)('a session that a write holds %s only after it', async (_, end) => {
  const { db, clock, id, find } = await openSession();
  const session = await find();
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
