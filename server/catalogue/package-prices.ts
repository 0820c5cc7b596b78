import type { Kysely } from 'kysely';
import type { ChangedPrice, PriceEntry, StalePrices } from '#contract/prices-input.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import { isId } from '#server/database/ids.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { summarizePackageChange } from './change-summary.ts';
import { recordEdit } from './earlier-versions.ts';
import { packageOf } from './packages.ts';
import { packageSnapshots, readStored } from './snapshots.ts';

export type PricesResult =
  | { readonly outcome: 'changed'; readonly prices: readonly ChangedPrice[] }
  /** Nothing was changed. */
  | { readonly outcome: 'stale'; readonly current: StalePrices };

/**
 * Changes the prices of several packages, all or none; each change is kept as an earlier version and in the audit log.
 * A price that stays counts as changed and is not written. @param now ms since 1970
 */
export function changePrices(
  db: Kysely<Schema>,
  entries: readonly PriceEntry[],
  now: number,
  by: ChangeOrigin,
): Promise<PricesResult> {
  return runWriteTransaction(db, async (trx) => {
    const current = await lockAll(trx, entries);
    if (current) return { outcome: 'stale', current };
    await incrementCatalogueVersion(trx);
    const prices: ChangedPrice[] = [];
    for (const entry of entries) prices.push(await changeOne(trx, entry, now, by));
    return { outcome: 'changed', prices };
  });
}

/** Locks in the order of the ids, which avoids deadlocks. @returns what is stale; undefined for nothing */
async function lockAll(
  trx: Kysely<Schema>,
  entries: readonly PriceEntry[],
): Promise<StalePrices | undefined> {
  const stale: StalePrices['stale'] = [];
  const deleted: StalePrices['deleted'] = [];
  for (const { _id: id, version } of entries.toSorted((a, b) => (a._id < b._id ? -1 : 1))) {
    if (isId(id) && (await packageSnapshots.lock(trx, id, version))) continue;
    const row = await trx
      .selectFrom('packages')
      .select(['name', 'version', 'price'])
      .where('id', '=', isId(id) ? id : '')
      .executeTakeFirst();
    if (row) stale.push({ _id: id, ...row });
    else deleted.push(id);
  }
  return stale.length + deleted.length > 0 ? { stale, deleted } : undefined;
}

async function changeOne(
  trx: Kysely<Schema>,
  { _id: id, price }: PriceEntry,
  now: number,
  by: ChangeOrigin,
): Promise<ChangedPrice> {
  const before = await readStored(trx, packageSnapshots, id);
  const { version, updated_at: updatedAt } = before.row;
  if (before.row.price === price) return { _id: id, version, price, updatedAt };
  await trx
    .updateTable('packages')
    .set((row) => ({ price, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const stored = packageOf(before);
  const summary = summarizePackageChange(stored, { ...stored, price });
  await recordEdit(trx, 'package', before, { summary, now, by });
  return { _id: id, version: version + 1, price, updatedAt: now };
}
