import { newImage, type PictureDetailInput } from '#contract/editing.ts';
import { limits } from '#contract/limits.ts';
import { readPictureDetails, type FocalPoint, type PictureDetail } from '#contract/picture-details.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import type { Db } from '#server/database/schema.ts';
import { invalidField } from '#server/refusal.ts';
import { parseDocument, selectPresent, type Document, type Edit } from './rows.ts';

export const unknownPicture = 'The details name a picture that is not there. Please load them again.';

/** The pictures of a package or destination in their order, each with what the owner says about it. */
export const picturesOf = ({ pictures }: Document): readonly PictureDetail[] => readPictureDetails(pictures);

export const addressesOf = (document: Document): readonly string[] =>
  picturesOf(document).map(({ address }) => address);

/** What is answered of the pictures: all addresses, and the details of those that have any. */
export function answerPictures(document: Document) {
  const pictures = picturesOf(document);
  const pictureDetails = pictures.filter(
    ({ focal, alt, banner }) => focal !== undefined || alt !== undefined || banner !== undefined,
  );
  return {
    images: pictures.map(({ address }) => address),
    ...(pictureDetails.length > 0 && { pictureDetails }),
  };
}

type Details = ReadonlyMap<string, Omit<PictureDetail, 'address'>>;

/** Details as sent, by the address that each picture has now. @param added addresses of the call's pictures, in its order */
function toDetails(details: readonly PictureDetailInput[], added: readonly string[]): Details {
  const addedAddresses = new Map(added.map((address, index) => [newImage(index), address]));
  return new Map(
    details.map(({ image, focal, alt = '', banner }) => [
      addedAddresses.get(image) ?? image,
      { ...(focal && { focal }), ...(alt !== '' && { alt }), ...(banner && { banner: true }) },
    ]),
  );
}

/** Of a new entity. @param added addresses of the call's pictures, in its order */
export const createPictures = (
  addresses: readonly string[],
  details: readonly PictureDetailInput[],
  added: readonly string[],
): readonly PictureDetail[] => toPictures(addresses, toDetails(details, added));

/** A picture that is there twice is the banner once. */
function toPictures(addresses: readonly string[], details: Details): readonly PictureDetail[] {
  const bannerPosition = addresses.findIndex((address) => details.get(address)?.banner);
  return addresses.map((address, position) => {
    const { banner, ...others } = details.get(address) ?? {};
    return { address, ...others, ...(banner && position === bannerPosition && { banner }) };
  });
}

/**
 * The pictures of a document after an edit.
 * @param restorable addresses that `order` may name although they are not shown now @throws Refusal
 */
export function editPictures(document: Document, edit: Edit, restorable: readonly string[]) {
  const { added, order, details } = edit;
  const before = picturesOf(document);
  if (added.length === 0 && order === undefined && details === undefined) return before;
  const current = before.map(({ address }) => address);
  const known = order ? [...current, ...subtractList(restorable, current)] : current;
  const addresses = orderPictures(known, added, order);
  if (addresses === null)
    throw invalidField(
      'imageOrder',
      'The order does not fit the pictures there are. Please load them again.',
    );
  if (addresses.length > limits.pictures)
    throw invalidField('images', `There can be at most ${limits.pictures} pictures in all`);
  const newDetails = details && toDetails(details, added);
  if (newDetails && [...newDetails.keys()].some((address) => !addresses.includes(address)))
    throw invalidField('pictureDetails', unknownPicture);
  return toPictures(
    addresses,
    newDetails ?? new Map(before.map(({ address, ...detail }) => [address, detail])),
  );
}

/** Whether a package shows the picture around this point. */
export async function hasFocalPoint(db: Db, hash: string, { x, y }: FocalPoint): Promise<boolean> {
  const rows = await selectPresent(db, 'package')
    .innerJoin('picture_refs', 'picture_refs.entity_id', 'entities.id')
    .select('document')
    .where('hash', '=', hash)
    .execute();
  return rows
    .flatMap(({ document }) => picturesOf(parseDocument(document)))
    .some(
      ({ address, focal }) => focal?.x === x && focal.y === y && parsePictureAddress(address)?.hash === hash,
    );
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

/** The entries that the other list lacks; one that occurs twice counts twice. */
export function subtractList(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((entry) => {
    const found = left.indexOf(entry);
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  });
}
