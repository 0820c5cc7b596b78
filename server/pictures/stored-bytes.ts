import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { parsePictureHash } from './storage/picture-file-names.ts';
import type { PictureStore } from './storage/picture-store.ts';

/** Bytes of all recorded pictures: what the quota limits. Counts those of an older version first, once. */
export async function readStoredBytes(
  db: Kysely<Schema>,
  store: Pick<PictureStore, 'files'>,
): Promise<number> {
  await countUncounted(db, store);
  const { bytes } = await db
    .selectFrom('pictures')
    .select(sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Lists the whole store, unless every record has its bytes. */
export async function countUncounted(db: Kysely<Schema>, store: Pick<PictureStore, 'files'>): Promise<void> {
  const uncounted = await db.selectFrom('pictures').select('hash').where('bytes', 'is', null).execute();
  if (uncounted.length === 0) return;
  const bytes = new Map(uncounted.map(({ hash }) => [hash, 0]));
  for await (const { name, size } of store.files()) {
    const hash = parsePictureHash(name) ?? '';
    const sum = bytes.get(hash);
    if (sum !== undefined) bytes.set(hash, sum + size);
  }
  await runWriteTransaction(db, async (trx) => {
    for (const [hash, sum] of bytes)
      await trx
        .updateTable('pictures')
        .set({ bytes: sum })
        .where('hash', '=', hash)
        .where('bytes', 'is', null)
        .execute();
  });
}
