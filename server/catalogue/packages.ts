import { sql, type Kysely } from 'kysely';
import type { Package } from '#contract/package.ts';
import type { PackageInput, PackagePatch } from '#contract/package-input.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import { createUneditedResult, runEdit, type Edit, type EditResult } from './edits.ts';
import { isId, createId } from '#server/database/ids.ts';
import { replaceItinerary } from './itinerary.ts';
import { readPackages, toColumns } from './package-rows.ts';
import { deleteUnusedRecords } from '#server/pictures/picture-records.ts';
import { addPictures, editPictures, listPictureHashes } from './picture-uses.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

/** Every package, newest first. */
export function listPackages(db: Kysely<Schema>): Promise<Package[]> {
  return readPackages(db);
}

/** Undefined for an unknown or malformed id. */
export async function findPackage(db: Kysely<Schema>, id: string): Promise<Package | undefined> {
  if (!isId(id)) return undefined;
  const [found] = await readPackages(db, id);
  return found;
}

/** Stores a package first in the lists; its picture files must be stored already. @param now ms since 1970 */
export function createPackage(
  db: Kysely<Schema>,
  input: PackageInput,
  addresses: readonly string[],
  now = Date.now(),
): Promise<Package> {
  return runWriteTransaction(db, async (trx) => {
    await incrementCatalogueVersion(trx);
    const id = createId();
    await trx
      .insertInto('packages')
      .values({
        id,
        list_order: sql<number>`(select coalesce(min(list_order), 0) - 1 from packages)`,
        ...toColumns(input),
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await replaceItinerary(trx, id, input.dayWiseItinerary);
    await addPictures(trx, 'package_pictures', id, addresses, now);
    return storedPackage(trx, id);
  });
}

/** Changes the fields given and the pictures (specification, section 2); its place stays. @param now ms since 1970 */
export async function editPackage(
  db: Kysely<Schema>,
  id: string,
  patch: PackagePatch,
  edit: Edit,
  now = Date.now(),
): Promise<EditResult<Package>> {
  if (!isId(id)) return { outcome: 'missing' };
  return runEdit(db, async (trx) => {
    const { version } = edit;
    const { numUpdatedRows } = await trx
      .updateTable('packages')
      .set((row) => ({ ...toColumns(patch), updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', Number(version)))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return createUneditedResult(await findPackage(trx, id));
    await incrementCatalogueVersion(trx);
    if (patch.dayWiseItinerary) await replaceItinerary(trx, id, patch.dayWiseItinerary);
    await editPictures(trx, 'package_pictures', id, edit, now);
    return { outcome: 'edited', value: await storedPackage(trx, id) };
  });
}

/** Deletes a package with all that belongs to it; false when there is none with this id. */
export async function deletePackage(db: Kysely<Schema>, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return runWriteTransaction(db, async (trx) => {
    if (!(await findPackage(trx, id))) return false;
    await incrementCatalogueVersion(trx);
    const hashes = await listPictureHashes(trx, 'package_pictures', id);
    const { numDeletedRows } = await trx.deleteFrom('packages').where('id', '=', id).executeTakeFirst();
    await deleteUnusedRecords(trx, hashes);
    return numDeletedRows > 0n;
  });
}

async function storedPackage(db: Kysely<Schema>, id: string): Promise<Package> {
  const [stored] = await readPackages(db, id);
  if (!stored) throw new Error('A package vanished inside its own transaction');
  return stored;
}
