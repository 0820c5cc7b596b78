import type { Kysely } from 'kysely';
import { newImage } from '#contract/editing.ts';
import { limits } from '#contract/limits.ts';
import { EditRejectedError, type Edit } from './edits.ts';
import { recordPictures } from '#server/pictures/picture-records.ts';
import type { Schema } from '#server/database/schema.ts';

export type PictureTable = 'package_pictures' | 'destination_pictures' | 'agency_pictures';

/** Stores an owner's pictures inside the write's transaction. @param now ms since 1970 */
export async function addPictures(
  db: Kysely<Schema>,
  table: PictureTable,
  ownerId: string,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  if (addresses.length === 0) return;
  const uses = await recordPictures(db, addresses, now);
  await db
    .insertInto(table)
    .values(uses.map(({ address, hash }, position) => ({ owner_id: ownerId, position, address, hash })))
    .execute();
}

/**
 * Edits an owner's pictures after its row was locked. The records of pictures left out stay: an earlier version uses them.
 * @param restorable addresses that `order` may name although the owner does not show them now @throws EditRejectedError
 */
export async function editPictures(
  db: Kysely<Schema>,
  table: PictureTable,
  ownerId: string,
  { added, order }: Edit,
  now: number,
  restorable: readonly string[] = [],
): Promise<void> {
  if (added.length === 0 && order === undefined) return;
  const before = await db
    .selectFrom(table)
    .select('address')
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .execute();
  const current = before.map(({ address }) => address);
  const addresses = orderPictures(order ? uniteLists(current, restorable) : current, added, order);
  if (addresses === null)
    throw new EditRejectedError(
      'imageOrder',
      'The order does not fit the pictures there are. Please load them again.',
    );
  if (addresses.length > limits.picturesInAll)
    throw new EditRejectedError('images', `There can be at most ${limits.picturesInAll} pictures in all`);
  await db.deleteFrom(table).where('owner_id', '=', ownerId).execute();
  await addPictures(db, table, ownerId, addresses, now);
}

/** @returns null when `order` names a picture too often or an unknown one, or leaves out an added one */
export function orderPictures(
  current: readonly string[],
  added: readonly string[],
  order: readonly string[] | undefined,
): string[] | null {
  if (order === undefined) return [...current, ...added];
  const remainingAdded = new Map(added.map((address, index) => [newImage(index), address]));
  const remainingCurrent = [...current];
  const ordered: string[] = [];
  for (const entry of order) {
    const currentIndex = remainingCurrent.indexOf(entry);
    const address =
      remainingAdded.get(entry) ?? (currentIndex === -1 ? undefined : remainingCurrent[currentIndex]);
    if (address === undefined) return null;
    if (!remainingAdded.delete(entry)) remainingCurrent.splice(currentIndex, 1);
    ordered.push(address);
  }
  return remainingAdded.size === 0 ? ordered : null;
}

/** Each entry as often as the list has it that has it more often. */
function uniteLists(list: readonly string[], other: readonly string[]): string[] {
  const left = [...list];
  const missing = other.filter((entry) => {
    const found = left.indexOf(entry);
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  });
  return [...list, ...missing];
}
