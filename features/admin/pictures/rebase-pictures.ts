import { savedPictures, type PictureItem } from './items.ts';

/** Mine in my order, without stored ones that are gone, and with those added since `base`; `mine` if unchanged. */
export function rebasePictures(
  base: readonly PictureItem[],
  mine: readonly PictureItem[],
  theirs: readonly PictureItem[],
): readonly PictureItem[] {
  if (samePictures(base, mine)) return mine;
  const [stored, loaded] = [savedAddresses(theirs), savedAddresses(base)];
  return [
    ...mine.filter((item) => item.kind === 'new' || stored.includes(item.address)),
    ...savedPictures(
      stored.filter((address) => !loaded.includes(address)),
      'theirs',
    ),
  ];
}

const savedAddresses = (items: readonly PictureItem[]) =>
  items.flatMap((item) => (item.kind === 'saved' ? [item.address] : []));

export const samePictures = (one: readonly PictureItem[], other: readonly PictureItem[]) =>
  pictureContent(one) === pictureContent(other);

/** Equal texts mean the same pictures in the same order. */
export const pictureContent = (items: readonly PictureItem[]) =>
  JSON.stringify(items.map((item) => (item.kind === 'saved' ? item.address : item.id)));
