import type { DestinationOrderInput } from '#contract/orders.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { Db } from '#server/database/schema.ts';
import { invalidField, conflict } from '#server/refusal.ts';
import { lockRows, selectPresent } from '#server/entities/rows.ts';

/**
 * Puts all destinations in an order, inside the write's transaction. @param now ms since 1970
 * @throws Refusal with the stored order when that is not `previous`, and for an order that has not each once
 */
export async function saveDestinationOrder(
  trx: Db,
  { order, previous }: DestinationOrderInput,
  now: number,
  by: ChangeOrigin,
): Promise<{ readonly order: string[] }> {
  await lockRows(trx, previous);
  // Locks the row, so that one order is compared and stored at a time.
  await incrementCatalogueVersion(trx);
  const stored = await selectPresent(trx, 'destination')
    .select(['id', 'name', 'list_order'])
    .orderBy('list_order')
    .orderBy('id')
    .execute();
  const current = stored.map(({ id }) => id);
  if (current.join() !== previous.join())
    throw conflict('The destinations were changed meanwhile. Nothing was overwritten.', { order: current });
  const names = new Map(stored.map(({ id, name }) => [id, name]));
  if (order.length !== current.length || !order.every((id) => names.has(id)))
    throw invalidField('order', 'The order must have each destination once');
  if (order.join() === current.join()) return { order };
  // From the first place on: one that comes back from the trash has its place among these.
  const first = Math.min(...stored.map(({ list_order }) => list_order));
  for (const [index, id] of order.entries()) {
    if (stored[index]?.id === id && stored[index].list_order === first + index) continue;
    await trx
      .updateTable('entities')
      .set({ list_order: first + index })
      .where('id', '=', id)
      .execute();
  }
  const subject = { kind: 'home page', id: 'order', name: 'order' } as const;
  const summary = `destinations: ${order.map((id) => names.get(id) ?? '').join(', ')}`;
  await recordEvent(trx, by, { action: 'edit', subject, summary }, now);
  return { order };
}
