import type { Kysely } from 'kysely';
import {
  allPackagesKey,
  categories,
  homeRowLength,
  type Category,
  type CategoryKey,
} from '#contract/category.ts';
import type { HomeOrder, HomeOrderAnswer, HomeOrderInput } from '#contract/home-order.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { Schema } from '#server/database/schema.ts';
import { selectPresent } from '#server/entities/rows.ts';
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
export async function readHomeOrder(db: Kysely<Schema>): Promise<HomeOrder> {
  const pins = await readPins(db);
  return toOrder(pins);
}

export function readHomeOrderAnswer(db: Kysely<Schema>): Promise<HomeOrderAnswer> {
  return runReadTransaction(db, async (trx) => {
    const pins = await readPins(trx);
    const deleted = pins.filter(({ deletedName }) => deletedName !== null);
    return {
      ...toOrder(pins),
      deleted: deleted.map(({ id, deletedName }) => ({ _id: id, name: deletedName ?? '' })),
    };
  });
}

export type HomeOrderResult =
  | { readonly outcome: 'saved'; readonly order: HomeOrderAnswer }
  /** Another order was stored since `previous`; nothing was changed. */
  | { readonly outcome: 'stale'; readonly current: HomeOrderAnswer }
  | { readonly outcome: 'refused'; readonly field: Category; readonly message: string };

/** Stores which packages come first. @param now ms since 1970 */
export async function saveHomeOrder(
  db: Kysely<Schema>,
  { previous, ...wanted }: HomeOrderInput,
  now: number,
  by: ChangeOrigin,
): Promise<HomeOrderResult> {
  return runWriteTransaction(db, async (trx) => {
    await lockOrder(trx);
    const current = await readHomeOrder(trx);
    if (!isSameOrder(current, previous)) return { outcome: 'stale', current: await readHomeOrderAnswer(trx) };
    if (isSameOrder(current, wanted)) return { outcome: 'saved', order: await readHomeOrderAnswer(trx) };
    const known = await readCategories(trx);
    for (const category of categories) {
      const isKnown = (id: string) => known.get(id) === category || current[category].includes(id);
      const message = `Only ${category} packages that exist can be pinned here`;
      if (!wanted[category].every(isKnown)) return { outcome: 'refused', field: category, message };
    }
    await incrementCatalogueVersion(trx);
    await trx.deleteFrom('pinned_packages').execute();
    const rows = categories.flatMap((category) =>
      wanted[category].map((id, position) => ({ package_id: id, category, position })),
    );
    if (rows.length > 0) await trx.insertInto('pinned_packages').values(rows).execute();
    const subject = { kind: 'home page', id: 'order', name: 'order' } as const;
    await recordEvent(
      trx,
      by,
      { action: 'edit', subject, summary: await summarize(trx, current, wanted) },
      now,
    );
    return { outcome: 'saved', order: await readHomeOrderAnswer(trx) };
  });
}

/** Forgets the place of a package that is deleted for good. */
export async function unpin(trx: Kysely<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('pinned_packages').where('package_id', '=', id).execute();
}

interface Pin {
  readonly id: string;
  readonly category: Category;
  /** Null unless it is in the trash. */
  readonly deletedName: string | null;
}

async function readPins(db: Kysely<Schema>): Promise<Pin[]> {
  const rows = await db
    .selectFrom('pinned_packages')
    .innerJoin('entities', 'entities.id', 'package_id')
    .select(['package_id', 'pinned_packages.category', 'entities.category as present', 'name', 'deleted_at'])
    .orderBy('position')
    .execute();
  return rows
    .filter(({ category, present, deleted_at }) => deleted_at !== null || present === category)
    .map(({ package_id: id, category, name, deleted_at }) => ({
      id,
      category,
      deletedName: deleted_at === null ? null : name,
    }));
}

const toOrder = (pins: readonly Pin[]): HomeOrder => ({
  domestic: pins.filter(({ category }) => category === 'domestic').map(({ id }) => id),
  international: pins.filter(({ category }) => category === 'international').map(({ id }) => id),
});

const isSameOrder = (one: HomeOrder, other: HomeOrder) =>
  categories.every((category) => one[category].join() === other[category].join());

async function readCategories(trx: Kysely<Schema>): Promise<ReadonlyMap<string, string | null>> {
  const rows = await selectPresent(trx, 'package').select(['id', 'category']).execute();
  return new Map(rows.map(({ id, category }) => [id, category]));
}

/** An update that changes nothing locks the row, so that one order is compared and stored at a time. */
async function lockOrder(trx: Kysely<Schema>): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((row) => ({ version: row.ref('version') }))
    .execute();
}

/** Names in the order of a category that changed, such as `domestic: Goa, Kerala`. */
async function summarize(trx: Kysely<Schema>, before: HomeOrder, after: HomeOrder): Promise<string> {
  const packages = await trx
    .selectFrom('entities')
    .select(['id', 'name'])
    .where('kind', '=', 'package')
    .execute();
  const names = new Map(packages.map(({ id, name }) => [id, name]));
  return categories
    .filter((category) => before[category].join() !== after[category].join())
    .map((category) => {
      const listed = after[category].map((id) => names.get(id) ?? '').join(', ');
      return `${category}: ${listed || 'newest first'}`;
    })
    .join('; ');
}
