import { sql, type Kysely } from 'kysely';
import type { Destination } from '#contract/destination.ts';
import type { DestinationInput, DestinationPatch } from '#contract/destination-input.ts';
import { groupRows } from './group.ts';
import { isId, newId } from './ids.ts';
import { forgetUnused, recordPictures } from './picture-records.ts';
import type { Schema } from './schema.ts';
import { reading, writing } from './transactions.ts';

/** Every popular destination, newest first. */
export function listDestinations(db: Kysely<Schema>): Promise<Destination[]> {
  return readDestinations(db);
}

/**
 * Stores a new destination, first in the list. `db` may be a transaction, which the write then joins:
 * of a batch, write the last one first.
 * @param addresses of its pictures, whose files must be stored already
 * @param now ms since 1970
 */
export function createDestination(
  db: Kysely<Schema>,
  input: DestinationInput,
  addresses: readonly string[],
  now = Date.now(),
): Promise<Destination> {
  return writing(db, async (inside) => {
    const id = newId();
    await inside
      .insertInto('destinations')
      .values({
        id,
        list_order: sql<number>`(select coalesce(min(list_order), 0) - 1 from destinations)`,
        name: input.name,
        discount: input.discount,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await appendPictures(inside, id, addresses, now);
    return storedDestination(inside, id);
  });
}

/**
 * Changes the fields given and adds pictures after those it has; its place in the list stays.
 * @returns the whole destination, or undefined when there is none with this id
 */
export async function editDestination(
  db: Kysely<Schema>,
  id: string,
  patch: DestinationPatch,
  addedAddresses: readonly string[],
  now = Date.now(),
): Promise<Destination | undefined> {
  if (!isId(id)) return undefined;
  return writing(db, async (inside) => {
    const { numUpdatedRows } = await inside
      .updateTable('destinations')
      .set({ ...patch, updated_at: now })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await appendPictures(inside, id, addedAddresses, now);
    return storedDestination(inside, id);
  });
}

/** Deletes a destination and its pictures; false when there is none with this id. */
export async function deleteDestination(db: Kysely<Schema>, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return writing(db, async (inside) => {
    const used = await inside
      .selectFrom('destination_pictures')
      .select('hash')
      .where('destination_id', '=', id)
      .execute();
    const { numDeletedRows } = await inside
      .deleteFrom('destinations')
      .where('id', '=', id)
      .executeTakeFirst();
    await forgetUnused(
      inside,
      used.map(({ hash }) => hash),
    );
    return numDeletedRows > 0n;
  });
}

function readDestinations(db: Kysely<Schema>, id?: string): Promise<Destination[]> {
  return reading(db, async (inside) => {
    let rows = inside.selectFrom('destinations').selectAll().orderBy('list_order').orderBy('id');
    let pictures = inside.selectFrom('destination_pictures').selectAll().orderBy('position');
    if (id !== undefined) {
      rows = rows.where('id', '=', id);
      pictures = pictures.where('destination_id', '=', id);
    }
    const found = await rows.execute();
    const picturesOf = groupRows(await pictures.execute(), 'destination_id');
    return found.map((row) => ({
      _id: row.id,
      name: row.name,
      images: (picturesOf.get(row.id) ?? []).map(({ address }) => address),
      discount: row.discount,
    }));
  });
}

async function appendPictures(
  db: Kysely<Schema>,
  destinationId: string,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  if (addresses.length === 0) return;
  const uses = await recordPictures(db, addresses, now);
  const { next } = await db
    .selectFrom('destination_pictures')
    .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
    .where('destination_id', '=', destinationId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('destination_pictures')
    .values(
      uses.map(({ address, hash }, index) => ({
        destination_id: destinationId,
        position: next + index,
        address,
        hash,
      })),
    )
    .execute();
}

async function storedDestination(db: Kysely<Schema>, id: string): Promise<Destination> {
  const [stored] = await readDestinations(db, id);
  if (!stored) throw new Error('A destination vanished inside its own transaction');
  return stored;
}
