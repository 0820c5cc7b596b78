import {
  allPackagesKey,
  categories,
  homeRowLength,
  type Category,
  type CategoryKey,
} from '#contract/category.ts';
import type { DestinationOrderInput, HomeOrder, HomeOrderAnswer, HomeOrderInput } from '#contract/orders.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { Db } from '#server/database/schema.ts';
import { lockRows, selectPresent } from '#server/entities/rows.ts';
import { invalidField, conflict } from '#server/refusal.ts';
import { runReadTransaction, runWriteTransaction } from '#server/database/transactions.ts';

/** The packages of a row of the home page: the pinned ones of the list first, then the others in the list's order. */
export function selectHomeRow<T extends { readonly _id: string }>(
  list: readonly T[],
  key: CategoryKey,
  homeOrder: HomeOrder | undefined,
): readonly T[] {
  const pins = (key !== allPackagesKey && homeOrder?.[key]) || [];
  const pinned = pins.flatMap((id) => list.find(({ _id }) => _id === id) ?? []);
  return [...pinned, ...list.filter((entry) => !pinned.includes(entry))].slice(0, homeRowLength);
}

/** The pinned packages, those in the trash included; without those that have changed their category since. */
export const readHomeOrder = async (db: Db) => toOrder(await readPins(db));

export function readHomeOrderAnswer(db: Db): Promise<HomeOrderAnswer> {
  return runReadTransaction(db, async (trx) => {
    const pins = await readPins(trx);
    const deleted = pins.filter(({ deleted_at }) => deleted_at !== null);
    return { ...toOrder(pins), deleted: deleted.map(({ id, name }) => ({ _id: id, name })) };
  });
}

/**
 * Stores which packages come first. @param now ms since 1970
 * @throws Refusal with the stored order when that is not `previous`, and for a package that cannot come first
 */
export function saveHomeOrder(db: Db, input: HomeOrderInput, now: number, by: ChangeOrigin) {
  const { previous, ...wanted } = input;
  return runWriteTransaction(db, async (trx) => {
    await lockRows(
      trx,
      categories.flatMap((category) => [...previous[category], ...wanted[category]]),
    );
    // An update that changes nothing locks the row, so that one order is compared and stored at a time.
    await trx
      .updateTable('catalogue_version')
      .set((row) => ({ version: row.ref('version') }))
      .execute();
    const current = await readHomeOrder(trx);
    if (!isSameOrder(current, previous))
      throw conflict(
        'The order was changed meanwhile. Nothing was overwritten.',
        await readHomeOrderAnswer(trx),
      );
    if (isSameOrder(current, wanted)) return readHomeOrderAnswer(trx);
    const packages = await trx
      .selectFrom('entities')
      .select(['id', 'name', 'category', 'deleted_at'])
      .where('kind', '=', 'package')
      .execute();
    for (const category of categories) {
      const fitting = packages.filter((row) => row.category === category && row.deleted_at === null);
      const known = new Set([...current[category], ...fitting.map(({ id }) => id)]);
      if (!wanted[category].every((id) => known.has(id)))
        throw invalidField(category, `Only ${category} packages that exist can be pinned here`);
    }
    await incrementCatalogueVersion(trx);
    const pin = (home_category: Category | null, home_position: number | null) =>
      trx.updateTable('entities').set({ home_category, home_position });
    await pin(null, null).where('home_category', 'is not', null).execute();
    for (const category of categories)
      for (const [position, id] of wanted[category].entries())
        await pin(category, position).where('id', '=', id).execute();
    const changes = categories
      .filter((category) => current[category].join() !== wanted[category].join())
      .map((category) => `${category}: ${listNames(packages, wanted[category]) || 'newest first'}`);
    await recordOrder(trx, by, changes.join('; '), now);
    return readHomeOrderAnswer(trx);
  });
}

async function readPins(db: Db) {
  const rows = await db
    .selectFrom('entities')
    .select(['id', 'name', 'category', 'home_category', 'deleted_at'])
    .where('home_category', 'is not', null)
    .orderBy('home_position')
    .execute();
  return rows.filter((row) => row.deleted_at !== null || row.category === row.home_category);
}

const toOrder = (pins: Awaited<ReturnType<typeof readPins>>): HomeOrder => {
  const idsIn = (category: Category) =>
    pins.filter(({ home_category }) => home_category === category).map(({ id }) => id);
  return { domestic: idsIn('domestic'), international: idsIn('international') };
};

const isSameOrder = (one: HomeOrder, other: HomeOrder) =>
  categories.every((category) => one[category].join() === other[category].join());

/**
 * Puts all destinations in an order, inside the write's transaction. @param now ms since 1970
 * @throws Refusal with the stored order when that is not `previous`, and for an order that has not each once
 */
export async function saveDestinationOrder(
  trx: Db,
  input: DestinationOrderInput,
  now: number,
  by: ChangeOrigin,
) {
  const { order, previous } = input;
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
  if (order.length !== current.length || !order.every((id) => current.includes(id)))
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
  await recordOrder(trx, by, `destinations: ${listNames(stored, order)}`, now);
  return { order };
}

/** Such as `Goa, Kerala`. */
function listNames(rows: readonly { readonly id: string; readonly name: string }[], ids: readonly string[]) {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? '').join(', ');
}

function recordOrder(trx: Db, by: ChangeOrigin, summary: string, now: number) {
  const subject = { kind: 'home page', id: 'order', name: 'order' } as const;
  return recordEvent(trx, by, { action: 'edit', subject, summary }, now);
}
