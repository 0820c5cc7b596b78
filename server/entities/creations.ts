import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TimeBounds } from '#server/clock.ts';
import type { CreationsTable, Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

const keyLifetime = 24 * 60 * 60 * 1000;

export interface CreationKey {
  readonly kind: 'package' | 'destination';
  readonly administrator: string;
  readonly key: string;
}

export type Creation<T> = { readonly created: T } | { readonly existingId: string };

const hashOf = ({ kind, administrator, key }: CreationKey) =>
  createHash('sha256')
    .update(JSON.stringify([kind, administrator, key]))
    .digest('hex');

/**
 * The id of what was created under a key before, if any. A key dated in the future counts, too: after the clock was set
 * back, a form that is sent again must not create a second time. @param now ms since 1970
 */
export async function findCreation(
  db: Kysely<Schema>,
  key: CreationKey,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('creations')
    .select('entity_id')
    .where('key_hash', '=', hashOf(key))
    .where('created_at', '>', now - keyLifetime)
    .executeTakeFirst();
  return row?.entity_id;
}

export async function findExisting(
  db: Kysely<Schema>,
  key: CreationKey | undefined,
  now: number,
): Promise<{ readonly existingId: string } | undefined> {
  const existingId = key && (await findCreation(db, key, now));
  return existingId === undefined ? undefined : { existingId };
}

/** Creates once for a key: a concurrent second call waits and gets the first id. @param now ms since 1970 */
export async function createOnce<T extends { readonly _id: string }>(
  db: Kysely<Schema>,
  key: CreationKey | undefined,
  create: (db: Kysely<Schema>) => Promise<T>,
  now: number,
): Promise<Creation<T>> {
  if (!key) return { created: await create(db) };
  return runWriteTransaction(db, async (trx) => {
    await trx
      .deleteFrom('creations')
      .where('key_hash', '=', hashOf(key))
      .where('created_at', '<=', now - keyLifetime)
      .execute();
    const row: CreationsTable = { key_hash: hashOf(key), entity_id: '', created_at: now };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('creations')
      .values(row)
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return { existingId: (await findCreation(trx, key, now)) ?? '' };
    const created = await create(trx);
    await trx
      .updateTable('creations')
      .set({ entity_id: created._id })
      .where('key_hash', '=', row.key_hash)
      .execute();
    return { created };
  });
}

/** Deletes keys that are no longer valid, or come from a wrong clock. @returns their number */
export async function expireCreations(db: Kysely<Schema>, { earliest, latest }: TimeBounds): Promise<number> {
  const { numDeletedRows } = await runWriteTransaction(db, (trx) =>
    trx
      .deleteFrom('creations')
      .where((row) =>
        row.or([
          row('created_at', '<=', earliest - keyLifetime),
          row('created_at', '>', latest + keyLifetime),
        ]),
      )
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
