import type { Kysely, Selectable } from 'kysely';
import { newImage, type PictureDetailInput } from '#contract/editing.ts';
import { limits } from '#contract/limits.ts';
import type { FocalPoint, PictureDetail } from '#contract/picture-details.ts';
import { EditRejectedError, type Edit } from './edits.ts';
import { recordPictures } from '#server/pictures/picture-records.ts';
import type { PictureUsesTable, Schema } from '#server/database/schema.ts';

export type PictureTable = 'package_pictures' | 'destination_pictures' | 'agency_pictures';

type Detail = Pick<Selectable<PictureUsesTable>, 'focal_x' | 'focal_y' | 'alt' | 'is_banner'>;

export type PictureUse = Pick<PictureUsesTable, 'address'> & Detail;

export const unknownPicture = 'The details name a picture that is not there. Please load them again.';

const noDetail: Detail = { focal_x: null, focal_y: null, alt: '', is_banner: 0 };

/** @returns the details of those pictures that have any */
export const toPictureDetails = (uses: readonly PictureUse[]): readonly PictureDetail[] =>
  uses
    .filter(({ focal_x, alt, is_banner }) => focal_x !== null || alt !== '' || is_banner === 1)
    .map(toPictureDetail);

const toPictureDetail = ({ address, focal_x, focal_y, alt, is_banner }: PictureUse): PictureDetail => ({
  address,
  ...(focal_x !== null && focal_y !== null && { focal: { x: focal_x, y: focal_y } }),
  ...(alt !== '' && { alt }),
  ...(is_banner === 1 && { banner: true as const }),
});

/** Details as sent, by the address that each picture has now. @param added addresses of the call's pictures, in its order */
export function toDetails(
  details: readonly PictureDetailInput[],
  added: readonly string[],
): ReadonlyMap<string, Detail> {
  const addedAddresses = new Map(added.map((address, index) => [newImage(index), address]));
  return new Map(
    details.map(({ image, focal, alt = '', banner = false }) => [
      addedAddresses.get(image) ?? image,
      { focal_x: focal?.x ?? null, focal_y: focal?.y ?? null, alt, is_banner: banner ? 1 : 0 },
    ]),
  );
}

/** Stores an owner's pictures inside the write's transaction. @param now ms since 1970 */
export async function addPictures(
  db: Kysely<Schema>,
  table: PictureTable,
  ownerId: string,
  addresses: readonly string[],
  now: number,
  details: ReadonlyMap<string, Detail> = new Map(),
): Promise<void> {
  if (addresses.length === 0) return;
  const uses = await recordPictures(db, addresses, now);
  const bannerPosition = addresses.findIndex((address) => details.get(address)?.is_banner === 1);
  await db
    .insertInto(table)
    .values(
      uses.map(({ address, hash }, position) => {
        const { focal_x, focal_y, alt } = details.get(address) ?? noDetail;
        // A picture that is there twice is the banner once.
        const is_banner = position === bannerPosition ? 1 : 0;
        return { owner_id: ownerId, position, address, hash, focal_x, focal_y, alt, is_banner } as const;
      }),
    )
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
  { added, order, details }: Edit,
  now: number,
  restorable: readonly string[] = [],
): Promise<void> {
  if (added.length === 0 && order === undefined && details === undefined) return;
  const before = await db
    .selectFrom(table)
    .select(['address', 'focal_x', 'focal_y', 'alt', 'is_banner'])
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
  const newDetails = details && toDetails(details, added);
  if (newDetails && [...newDetails.keys()].some((address) => !addresses.includes(address)))
    throw new EditRejectedError('pictureDetails', unknownPicture);
  await db.deleteFrom(table).where('owner_id', '=', ownerId).execute();
  await addPictures(
    db,
    table,
    ownerId,
    addresses,
    now,
    newDetails ?? new Map(before.map((use) => [use.address, use])),
  );
}

/** Whether a package shows the picture around this point. */
export async function hasFocalPoint(
  db: Kysely<Schema>,
  hash: string,
  { x, y }: FocalPoint,
): Promise<boolean> {
  const found = await db
    .selectFrom('package_pictures')
    .select('position')
    .where('hash', '=', hash)
    .where('focal_x', '=', x)
    .where('focal_y', '=', y)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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
