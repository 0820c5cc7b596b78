import type { Kysely, Selectable } from 'kysely';
import type { Destination } from '#contract/destination.ts';
import type { PictureDetailInput } from '#contract/editing.ts';
import type { DestinationInput, DestinationPatch } from '#contract/fields/inputs.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import { summarizeDestinationChange } from './change-summary.ts';
import { listRestorable, recordEdit } from './earlier-versions.ts';
import { listLaterSaves } from './later-saves.ts';
import { createUneditedResult, runEdit, type Edit, type EditResult } from './edits.ts';
import { groupRows } from './group-rows.ts';
import { isId, createId } from '#server/database/ids.ts';
import { addPictures, editPictures, toDetails, toPictureDetails, type PictureUse } from './picture-uses.ts';
import type { DestinationsTable, Schema } from '#server/database/schema.ts';
import { destinationSnapshots, firstVersion, readStored, type DestinationSnapshot } from './snapshots.ts';
import { firstPlace, moveToTrash } from './trash.ts';
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
  by?: ChangeOrigin,
  details: readonly PictureDetailInput[] = [],
): Promise<Destination> {
  return runWriteTransaction(db, async (trx) => {
    await incrementCatalogueVersion(trx);
    const id = createId();
    await trx
      .insertInto('destinations')
      .values({
        id,
        list_order: firstPlace('destination'),
        name: input.name,
        discount: input.discount,
        version: firstVersion,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await addPictures(trx, 'destination_pictures', id, addresses, now, toDetails(details, addresses));
    const subject = { kind: 'destination', id, name: input.name } as const;
    if (by) await recordEvent(trx, by, { action: 'create', subject }, now);
    return storedDestination(trx, id);
  });
}

/**
 * Changes the fields given and the pictures; the place in the list stays, and what it was before is kept as an earlier
 * version. @param now ms since 1970
 */
export async function editDestination(
  db: Kysely<Schema>,
  id: string,
  patch: DestinationPatch,
  edit: Edit,
  now = Date.now(),
): Promise<EditResult<Destination>> {
  if (!isId(id)) return { outcome: 'missing' };
  return runEdit(db, async (trx) => {
    if (!(await destinationSnapshots.lock(trx, id, edit.version)))
      return createUneditedResult(
        await findDestination(trx, id),
        await listLaterSaves(trx, 'destination', id, edit.version),
      );
    await incrementCatalogueVersion(trx);
    const before = await readStored(trx, destinationSnapshots, id);
    await trx
      .updateTable('destinations')
      .set((row) => ({ ...patch, updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const restorable = await listRestorable(trx, destinationSnapshots, id, edit);
    await editPictures(trx, 'destination_pictures', id, edit, now, restorable);
    const value = await storedDestination(trx, id);
    const summary = summarizeDestinationChange(destinationOf(before), value);
    await recordEdit(trx, 'destination', before, { summary, now, by: edit.by });
    return { outcome: 'edited', value, summary };
  });
}

/** Moves a destination to the trash; false when there is none with this id. @param now ms since 1970 */
export function deleteDestination(
  db: Kysely<Schema>,
  id: string,
  now = Date.now(),
  by?: ChangeOrigin,
): Promise<boolean> {
  return moveToTrash(db, destinationSnapshots, id, now, by);
}

export const destinationOf = ({ row, pictures }: DestinationSnapshot): Destination =>
  toDestination(row, pictures);

function toDestination(
  row: Selectable<DestinationsTable>,
  pictures: readonly PictureUse[] = [],
): Destination {
  const pictureDetails = toPictureDetails(pictures);
  return {
    _id: row.id,
    name: row.name,
    images: pictures.map(({ address }) => address),
    discount: row.discount,
    version: row.version,
    ...(pictureDetails.length > 0 && { pictureDetails }),
  };
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
    return found.map((row) => toDestination(row, picturesOf.get(row.id)));
  });
}

async function storedDestination(db: Kysely<Schema>, id: string): Promise<Destination> {
  const [stored] = await readDestinations(db, id);
  if (!stored) throw new Error('A destination vanished inside its own transaction');
  return stored;
}
