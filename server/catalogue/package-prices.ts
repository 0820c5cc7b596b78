import type { ChangedPrice, PriceEntry, StalePrices } from '#contract/prices.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { conflict } from '#server/refusal.ts';
import { lockStored } from '#server/entities/rows.ts';
import { editListed, packageDefinition } from '#server/entities/listed.ts';

/**
 * Changes the prices of several packages, all or none; each change is kept as an earlier version and in the audit log.
 * A price that stays counts as changed and is not written. @param now ms since 1970
 * @throws Refusal with what is stored when a package was changed or deleted since its version
 */
export function changePrices(
  db: Db,
  entries: readonly PriceEntry[],
  now: number,
  by: ChangeOrigin,
): Promise<readonly ChangedPrice[]> {
  return runWriteTransaction(db, async (trx) => {
    const current = await lockAll(trx, entries);
    if (current)
      throw conflict('Some of these packages were changed meanwhile. No price was changed.', current);
    const prices: ChangedPrice[] = [];
    for (const entry of entries) prices.push(await changeOne(trx, entry, now, by));
    return prices;
  });
}

/** Locks in the order of the ids, which avoids deadlocks. @returns what is stale; undefined for nothing */
async function lockAll(trx: Db, entries: readonly PriceEntry[]): Promise<StalePrices | undefined> {
  const stale: StalePrices['stale'] = [];
  const deleted: StalePrices['deleted'] = [];
  for (const { _id: id, version } of entries.toSorted((a, b) => (a._id < b._id ? -1 : 1))) {
    const row = await lockStored(trx, 'package', id);
    const { price } = row?.document ?? {};
    if (!row) deleted.push(id);
    else if (row.version !== version)
      stale.push({ _id: id, name: row.name, version: row.version, price: Number(price) });
  }
  return stale.length + deleted.length > 0 ? { stale, deleted } : undefined;
}

async function changeOne(
  trx: Db,
  { _id: id, price }: PriceEntry,
  now: number,
  by: ChangeOrigin,
): Promise<ChangedPrice> {
  const edit = { added: [], by };
  const { version, updatedAt } = await editListed(trx, packageDefinition, id, { price }, edit, now);
  return { _id: id, version: Number(version), price, updatedAt: Number(updatedAt) };
}
