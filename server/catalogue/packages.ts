import type { Kysely } from 'kysely';
import type { PictureDetailInput } from '#contract/editing.ts';
import type { Package } from '#contract/package.ts';
import type { PackageInput, PackagePatch } from '#contract/fields/inputs.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import { summarizePackageChange } from './change-summary.ts';
import { listRestorable, recordEdit } from './earlier-versions.ts';
import { listLaterSaves } from './later-saves.ts';
import { createUneditedResult, EditRejectedError, runEdit, type Edit, type EditResult } from './edits.ts';
import { isId, createId } from '#server/database/ids.ts';
import { replaceItinerary } from './itinerary.ts';
import { readPackages, toColumns, toPackage } from './package-rows.ts';
import { addPictures, editPictures, orderPictures, toDetails } from './picture-uses.ts';
import type { Schema } from '#server/database/schema.ts';
import { firstVersion, packageSnapshots, readStored, type PackageSnapshot } from './snapshots.ts';
import { firstPlace, moveToTrash } from './trash.ts';
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

/** Pictures that a new package takes from another one: the same stored files. */
export interface CopiedPictures {
  /** Id of the other package. */
  readonly from: string;
  /** Addresses of its pictures and `new:0`..., in the order of the new package. */
  readonly order: readonly string[];
}

/**
 * Stores a package first in the lists; its picture files must be stored already. @param now ms since 1970
 * @throws EditRejectedError when the other package has not the pictures that are copied
 */
export function createPackage(
  db: Kysely<Schema>,
  input: PackageInput,
  addresses: readonly string[],
  now = Date.now(),
  by?: ChangeOrigin,
  details: readonly PictureDetailInput[] = [],
  copied?: CopiedPictures,
): Promise<Package> {
  return runWriteTransaction(db, async (trx) => {
    await incrementCatalogueVersion(trx);
    const id = createId();
    await trx
      .insertInto('packages')
      .values({
        id,
        list_order: firstPlace('package'),
        ...toColumns(input),
        version: firstVersion,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await replaceItinerary(trx, id, input.dayWiseItinerary);
    const pictures = copied ? await orderCopies(trx, addresses, copied) : addresses;
    await addPictures(trx, 'package_pictures', id, pictures, now, toDetails(details, addresses));
    const subject = { kind: 'package', id, name: input.name } as const;
    if (by) await recordEvent(trx, by, { action: 'create', subject }, now);
    return storedPackage(trx, id);
  });
}

/**
 * Changes the fields given and the pictures (specification, section 2); its place stays, and what it was before is kept
 * as an earlier version. @param now ms since 1970
 */
export async function editPackage(
  db: Kysely<Schema>,
  id: string,
  patch: PackagePatch,
  edit: Edit,
  now = Date.now(),
): Promise<EditResult<Package>> {
  if (!isId(id)) return { outcome: 'missing' };
  return runEdit(db, async (trx) => {
    if (!(await packageSnapshots.lock(trx, id, edit.version)))
      return createUneditedResult(
        await findPackage(trx, id),
        await listLaterSaves(trx, 'package', id, edit.version),
      );
    await incrementCatalogueVersion(trx);
    const before = await readStored(trx, packageSnapshots, id);
    await trx
      .updateTable('packages')
      .set((row) => ({ ...toColumns(patch), updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    if (patch.dayWiseItinerary) await replaceItinerary(trx, id, patch.dayWiseItinerary);
    const restorable = await listRestorable(trx, packageSnapshots, id, edit);
    await editPictures(trx, 'package_pictures', id, edit, now, restorable);
    const value = await storedPackage(trx, id);
    const summary = summarizePackageChange(packageOf(before), value);
    await recordEdit(trx, 'package', before, { summary, now, by: edit.by });
    return { outcome: 'edited', value, summary };
  });
}

/** Moves a package to the trash; false when there is none with this id. @param now ms since 1970 */
export function deletePackage(
  db: Kysely<Schema>,
  id: string,
  now = Date.now(),
  by?: ChangeOrigin,
): Promise<boolean> {
  return moveToTrash(db, packageSnapshots, id, now, by);
}

export const packageOf = ({ row, days, pictures }: PackageSnapshot): Package =>
  toPackage(row, days, pictures);

async function orderCopies(
  trx: Kysely<Schema>,
  added: readonly string[],
  { from, order }: CopiedPictures,
): Promise<readonly string[]> {
  const source = await trx
    .selectFrom('package_pictures')
    .select('address')
    .where('owner_id', '=', from)
    .orderBy('position')
    .execute();
  const addresses = orderPictures(
    source.map(({ address }) => address),
    added,
    order,
  );
  if (addresses !== null) return addresses;
  throw new EditRejectedError(
    'images',
    'The package that is copied has other pictures by now, or was deleted. Take its pictures out here, and add your own.',
  );
}

async function storedPackage(db: Kysely<Schema>, id: string): Promise<Package> {
  const [stored] = await readPackages(db, id);
  if (!stored) throw new Error('A package vanished inside its own transaction');
  return stored;
}
