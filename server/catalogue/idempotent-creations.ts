import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { latestTime } from '#server/clock.ts';
import type { CreationsTable, Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

const keyLifetime = 24 * 60 * 60 * 1000;

export interface CreationKey {
  readonly kind: 'package' | 'destination';
  readonly administrator: string;
  readonly key: string;
}

/** Made now, or the id of what the first creation under this key made. */
export type Creation<T> = { readonly made: T } | { readonly earlier: string };

const hashOf = ({ kind, administrator, key }: CreationKey) =>
  createHash('sha256')
    .update(JSON.stringify([kind, administrator, key]))
    .digest('hex');

/** The id of what was created under a key before, if any. @param now ms since 1970 */
export async function findCreation(
  db: Kysely<Schema>,
  key: CreationKey,
  now = Date.now(),
): Promise<string | undefined> {
  const row = await db
    .selectFrom('creations')
    .select('entity_id')
    .where('key_hash', '=', hashOf(key))
    .where('created_at', '>', now - keyLifetime)
    .where('created_at', '<=', latestTime(now))
    .executeTakeFirst();
  return row?.entity_id;
}

/** What a key created before, in the form of a creation's result; undefined without a key. */
export async function findEarlier(
  db: Kysely<Schema>,
  key: CreationKey | undefined,
): Promise<{ readonly earlier: string } | undefined> {
  const earlier = key && (await findCreation(db, key));
  return earlier === undefined ? undefined : { earlier };
}

/** Creates once for a key: a concurrent second call waits and gets the first id. @param now ms since 1970 */
export async function createOnce<T extends { readonly _id: string }>(
  db: Kysely<Schema>,
  key: CreationKey | undefined,
  create: (db: Kysely<Schema>) => Promise<T>,
  now = Date.now(),
): Promise<Creation<T>> {
  if (!key) return { made: await create(db) };
  return runWriteTransaction(db, async (inside) => {
    await inside
      .deleteFrom('creations')
      .where((row) =>
        row.or([row('created_at', '<=', now - keyLifetime), row('created_at', '>', latestTime(now))]),
      )
      .execute();
    const row: CreationsTable = { key_hash: hashOf(key), entity_id: '', created_at: now };
    const { numInsertedOrUpdatedRows } = await inside
      .insertInto('creations')
      .values(row)
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return { earlier: (await findCreation(inside, key, now)) ?? '' };
    const made = await create(inside);
    await inside
      .updateTable('creations')
      .set({ entity_id: made._id })
      .where('key_hash', '=', row.key_hash)
      .execute();
    return { made };
  });
}
