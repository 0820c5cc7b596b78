import { sql, type Kysely } from 'kysely';
import type { Destination } from '#contract/destination.ts';
import type { DestinationInput, DestinationPatch } from '#contract/destination-input.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import { createUneditedResult, runEdit, type Edit, type EditResult } from './edits.ts';
import { groupRows } from './group-rows.ts';
import { isId, createId } from '#server/database/ids.ts';
import { deleteUnusedRecords } from '#server/pictures/picture-records.ts';
import { addPictures, editPictures, listPictureHashes } from './picture-uses.ts';
import type { Schema } from '#server/database/schema.ts';
import { runReadTransaction, runWriteTransaction } from '#server/database/transactions.ts';

/** Every popular destination, newest first. */
export function listDestinations(db: Kysely<Schema>): Promise<Destination[]> {
  return readDestinations(db);
}

/** Undefined for an unknown or malformed id. */
export async function findDestination(db: Kysely<Schema>, id: string): Promise<Destination | undefined> {
  if (!isId(id)) return undefined;
  const [found] = await readDestinations(db, id);
  return found;
}

/** Stores a destination first in the list; its picture files must be stored already. @param now ms since 1970 */
export function createDestination(
  db: Kysely<Schema>,
  input: DestinationInput,
  addresses: readonly string[],
  now = Date.now(),
): Promise<Destination> {
  return runWriteTransaction(db, async (trx) => {
    await incrementCatalogueVersion(trx);
    const id = createId();
    await trx
      .insertInto('destinations')
      .values({
        id,
        list_order: sql<number>`(select coalesce(min(list_order), 0) - 1 from destinations)`,
        name: input.name,
        discount: input.discount,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await addPictures(trx, 'destination_pictures', id, addresses, now);
    return storedDestination(trx, id);
  });
}

/** Changes the fields given and the pictures; the place in the list stays. @param now ms since 1970 */
export async function editDestination(
  db: Kysely<Schema>,
  id: string,
  patch: DestinationPatch,
  edit: Edit,
  now = Date.now(),
): Promise<EditResult<Destination>> {
  if (!isId(id)) return { outcome: 'missing' };
  return runEdit(db, async (trx) => {
    const { version } = edit;
    const { numUpdatedRows } = await trx
      .updateTable('destinations')
      .set((row) => ({ ...patch, updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', Number(version)))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return createUneditedResult(await findDestination(trx, id));
    await incrementCatalogueVersion(trx);
    await editPictures(trx, 'destination_pictures', id, edit, now);
    return { outcome: 'edited', value: await storedDestination(trx, id) };
  });
}

/** Deletes a destination and its pictures; false when there is none with this id. */
export async function deleteDestination(db: Kysely<Schema>, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return runWriteTransaction(db, async (trx) => {
    if (!(await findDestination(trx, id))) return false;
    await incrementCatalogueVersion(trx);
    const hashes = await listPictureHashes(trx, 'destination_pictures', id);
    const { numDeletedRows } = await trx.deleteFrom('destinations').where('id', '=', id).executeTakeFirst();
    await deleteUnusedRecords(trx, hashes);
    return numDeletedRows > 0n;
  });
}

function readDestinations(db: Kysely<Schema>, id?: string): Promise<Destination[]> {
  return runReadTransaction(db, async (trx) => {
    let rows = trx.selectFrom('destinations').selectAll().orderBy('list_order').orderBy('id');
    let pictures = trx.selectFrom('destination_pictures').selectAll().orderBy('position');
    if (id !== undefined) {
      rows = rows.where('id', '=', id);
      pictures = pictures.where('owner_id', '=', id);
    }
    const found = await rows.execute();
    const picturesOf = groupRows(await pictures.execute(), 'owner_id');
    return found.map((row) => ({
      _id: row.id,
      name: row.name,
      images: (picturesOf.get(row.id) ?? []).map(({ address }) => address),
      discount: row.discount,
      version: row.version,
    }));
  });
}

async function storedDestination(db: Kysely<Schema>, id: string): Promise<Destination> {
  const [stored] = await readDestinations(db, id);
  if (!stored) throw new Error('A destination vanished inside its own transaction');
  return stored;
}
