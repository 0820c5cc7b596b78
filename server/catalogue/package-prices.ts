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
export function changePrices(db: Db, entries: readonly PriceEntry[], now: number, by: ChangeOrigin) {
  return runWriteTransaction(db, async (trx) => {
    const current: StalePrices = { stale: [], deleted: [] };
    // In the order of the ids, which avoids deadlocks.
    for (const { _id, version } of entries.toSorted((a, b) => (a._id < b._id ? -1 : 1))) {
      const row = await lockStored(trx, 'package', _id);
      if (!row) current.deleted.push(_id);
      else if (row.version !== version)
        current.stale.push({
          _id,
          name: row.name,
          version: row.version,
          price: Number(row.document['price']),
        });
    }
    if (current.stale.length + current.deleted.length > 0)
      throw conflict('Some of these packages were changed meanwhile. No price was changed.', current);
    const prices: ChangedPrice[] = [];
    for (const { _id, price } of entries) {
      const edit = { added: [], by };
      const { version, updatedAt } = await editListed(trx, packageDefinition, _id, { price }, edit, now);
      prices.push({ _id, version: Number(version), price, updatedAt: Number(updatedAt) });
    }
    return prices;
  });
}
