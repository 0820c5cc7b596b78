import { sql, type Kysely } from 'kysely';
import type { Category } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import type { PackageInput, PackagePatch } from '#contract/package-input.ts';
import { isId, newId } from './ids.ts';
import { replaceItinerary } from './itinerary.ts';
import { fieldsOf } from './package-rows.ts';
import { forgetUnused, recordPictures } from './picture-records.ts';
import { readPackages } from './read-packages.ts';
import type { Schema } from './schema.ts';
import { writing } from './transactions.ts';

/** Every package, newest first. */
export function listPackages(db: Kysely<Schema>): Promise<Package[]> {
  return readPackages(db, {});
}

/** The packages of a category, newest first; at most `limit` of them. */
export function listPackagesOf(db: Kysely<Schema>, category: Category, limit?: number): Promise<Package[]> {
  return readPackages(db, { category, limit });
}

/** The package with an id; undefined when there is none, whatever the text. */
export async function findPackage(db: Kysely<Schema>, id: string): Promise<Package | undefined> {
  if (!isId(id)) return undefined;
  const [found] = await readPackages(db, { id });
  return found;
}

/**
 * Stores a new package, first in the lists. `db` may be a transaction, which the write then joins:
 * of a batch, write the last one first.
 * @param addresses of its pictures, whose files must be stored already
 * @param now ms since 1970
 */
export function createPackage(
  db: Kysely<Schema>,
  input: PackageInput,
  addresses: readonly string[],
  now = Date.now(),
): Promise<Package> {
  return writing(db, async (inside) => {
    const id = newId();
    await inside
      .insertInto('packages')
      .values({
        id,
        list_order: sql<number>`(select coalesce(min(list_order), 0) - 1 from packages)`,
        ...fieldsOf(input),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await replaceItinerary(inside, id, input.dayWiseItinerary);
    await appendPictures(inside, id, addresses, now);
    return storedPackage(inside, id);
  });
}

/**
 * Changes the fields given and adds pictures after those it has (specification, section 2); its place in the lists stays.
 * @returns the whole package, or undefined when there is none with this id
 */
export async function editPackage(
  db: Kysely<Schema>,
  id: string,
  patch: PackagePatch,
  addedAddresses: readonly string[],
  now = Date.now(),
): Promise<Package | undefined> {
  if (!isId(id)) return undefined;
  return writing(db, async (inside) => {
    const { numUpdatedRows } = await inside
      .updateTable('packages')
      .set({ ...fieldsOf(patch), updated_at: now })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    if (patch.dayWiseItinerary) await replaceItinerary(inside, id, patch.dayWiseItinerary);
    await appendPictures(inside, id, addedAddresses, now);
    return storedPackage(inside, id);
  });
}

/** Deletes a package with all that belongs to it; false when there is none with this id. */
export async function deletePackage(db: Kysely<Schema>, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return writing(db, async (inside) => {
    const used = await inside
      .selectFrom('package_pictures')
      .select('hash')
      .where('package_id', '=', id)
      .execute();
    const { numDeletedRows } = await inside.deleteFrom('packages').where('id', '=', id).executeTakeFirst();
    await forgetUnused(
      inside,
      used.map(({ hash }) => hash),
    );
    return numDeletedRows > 0n;
  });
}

async function appendPictures(
  db: Kysely<Schema>,
  packageId: string,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  if (addresses.length === 0) return;
  const uses = await recordPictures(db, addresses, now);
  const { next } = await db
    .selectFrom('package_pictures')
    .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
    .where('package_id', '=', packageId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('package_pictures')
    .values(
      uses.map(({ address, hash }, index) => ({
        package_id: packageId,
        position: next + index,
        address,
        hash,
      })),
    )
    .execute();
}

async function storedPackage(db: Kysely<Schema>, id: string): Promise<Package> {
  const [stored] = await readPackages(db, { id });
  if (!stored) throw new Error('A package vanished inside its own transaction');
  return stored;
}
