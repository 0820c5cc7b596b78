import type { Kysely } from 'kysely';
import type { DestinationOrderInput } from '#contract/destination-order.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { Schema } from '#server/database/schema.ts';
import { selectPresent } from '#server/entities/rows.ts';

export type DestinationOrderResult =
  | { readonly outcome: 'saved'; readonly order: readonly string[] }
  /** Another order is stored than `previous`; nothing was changed. */
  | { readonly outcome: 'stale'; readonly current: readonly string[] }
  | { readonly outcome: 'refused'; readonly message: string };

/** Puts all destinations in an order, inside the write's transaction; only `saved` is to be kept. @param now ms since 1970 */
export async function saveDestinationOrder(
  trx: Kysely<Schema>,
  { order, previous }: DestinationOrderInput,
  now: number,
  by: ChangeOrigin,
): Promise<DestinationOrderResult> {
  // Locks the row, so that one order is compared and stored at a time.
  await incrementCatalogueVersion(trx);
  const stored = await selectPresent(trx, 'destination')
    .select(['id', 'name', 'list_order'])
    .orderBy('list_order')
    .orderBy('id')
    .execute();
  const current = stored.map(({ id }) => id);
  if (current.join() !== previous.join()) return { outcome: 'stale', current };
  const names = new Map(stored.map(({ id, name }) => [id, name]));
  if (order.length !== current.length || !order.every((id) => names.has(id)))
    return { outcome: 'refused', message: 'The order must have each destination once' };
  if (order.join() === current.join()) return { outcome: 'saved', order };
  // From the first place on: one that comes back from the trash has its place among these.
  const first = Math.min(...stored.map(({ list_order }) => list_order));
  for (const [index, id] of order.entries()) {
    if (stored[index]?.id === id && stored[index].list_order === first + index) continue;
    // oxlint-disable-next-line no-await-in-loop -- one statement a row, in one transaction
    await trx
      .updateTable('entities')
      .set({ list_order: first + index })
      .where('id', '=', id)
      .execute();
  }
  const subject = { kind: 'home page', id: 'order', name: 'order' } as const;
  const summary = `destinations: ${order.map((id) => names.get(id) ?? '').join(', ')}`;
  await recordEvent(trx, by, { action: 'edit', subject, summary }, now);
  return { outcome: 'saved', order };
}
