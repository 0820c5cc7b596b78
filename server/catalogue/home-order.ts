import {
  allPackagesKey,
  categories,
  homeRowLength,
  type Category,
  type CategoryKey,
} from '#contract/category.ts';
import type { HomeOrder, HomeOrderAnswer, HomeOrderInput } from '#contract/orders.ts';
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
export async function readHomeOrder(db: Db): Promise<HomeOrder> {
  return toOrder(await readPins(db));
}

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
export async function saveHomeOrder(
  db: Db,
  { previous, ...wanted }: HomeOrderInput,
  now: number,
  by: ChangeOrigin,
): Promise<HomeOrderAnswer> {
  return runWriteTransaction(db, async (trx) => {
    await lockRows(
      trx,
      categories.flatMap((category) => [...previous[category], ...wanted[category]]),
    );
    await lockOrder(trx);
    const current = await readHomeOrder(trx);
    if (!isSameOrder(current, previous))
      throw conflict(
        'The order was changed meanwhile. Nothing was overwritten.',
        await readHomeOrderAnswer(trx),
      );
    if (isSameOrder(current, wanted)) return readHomeOrderAnswer(trx);
    const known = await readCategories(trx);
    for (const category of categories) {
      const isKnown = (id: string) => known.get(id) === category || current[category].includes(id);
      if (!wanted[category].every(isKnown))
        throw invalidField(category, `Only ${category} packages that exist can be pinned here`);
    }
    await incrementCatalogueVersion(trx);
    const pin = (home_category: Category | null, home_position: number | null) =>
      trx.updateTable('entities').set({ home_category, home_position });
    await pin(null, null).where('home_category', 'is not', null).execute();
    for (const category of categories)
      for (const [position, id] of wanted[category].entries())
        await pin(category, position).where('id', '=', id).execute();
    const subject = { kind: 'home page', id: 'order', name: 'order' } as const;
    await recordEvent(
      trx,
      by,
      { action: 'edit', subject, summary: await summarize(trx, current, wanted) },
      now,
    );
    return readHomeOrderAnswer(trx);
  });
}

type Pin = Awaited<ReturnType<typeof readPins>>[number];

async function readPins(db: Db) {
  const rows = await db
    .selectFrom('entities')
    .select(['id', 'name', 'category', 'home_category', 'deleted_at'])
    .where('home_category', 'is not', null)
    .orderBy('home_position')
    .execute();
  return rows.filter((row) => row.deleted_at !== null || row.category === row.home_category);
}

const toOrder = (pins: readonly Pin[]): HomeOrder => {
  const idsIn = (category: Category) =>
    pins.filter(({ home_category }) => home_category === category).map(({ id }) => id);
  return { domestic: idsIn('domestic'), international: idsIn('international') };
};

const isSameOrder = (one: HomeOrder, other: HomeOrder) =>
  categories.every((category) => one[category].join() === other[category].join());

async function readCategories(trx: Db): Promise<ReadonlyMap<string, string | null>> {
  const rows = await selectPresent(trx, 'package').select(['id', 'category']).execute();
  return new Map(rows.map(({ id, category }) => [id, category]));
}

/** An update that changes nothing locks the row, so that one order is compared and stored at a time. */
async function lockOrder(trx: Db): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((row) => ({ version: row.ref('version') }))
    .execute();
}

/** Names in the order of a category that changed, such as `domestic: Goa, Kerala`. */
async function summarize(trx: Db, before: HomeOrder, after: HomeOrder): Promise<string> {
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
