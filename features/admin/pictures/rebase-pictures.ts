import { createSavedPictures, type PictureItem } from './picture-items.ts';

/** Mine in my order, without stored ones that are gone, and with those added since `base`; `mine` if unchanged. */
export function rebasePictures(
  base: readonly PictureItem[],
  mine: readonly PictureItem[],
  theirs: readonly PictureItem[],
): readonly PictureItem[] {
  if (arePicturesEqual(base, mine)) return mine;
  const [stored, loaded] = [savedAddresses(theirs), savedAddresses(base)];
  return [
    ...mine.filter((item) => item.kind === 'new' || stored.includes(item.address)),
    ...createSavedPictures(
      stored.filter((address) => !loaded.includes(address)),
      'theirs',
    ),
  ];
}

const savedAddresses = (items: readonly PictureItem[]) =>
  items.flatMap((item) => (item.kind === 'saved' ? [item.address] : []));

export const arePicturesEqual = (one: readonly PictureItem[], other: readonly PictureItem[]) =>
  serializePictures(one) === serializePictures(other);

export const serializePictures = (items: readonly PictureItem[]) =>
  JSON.stringify(items.map((item) => (item.kind === 'saved' ? item.address : item.id)));
