import { savedPictures, type PictureItem } from './items.ts';

/**
 * The pictures of a form over what somebody else has stored meanwhile: mine in my order, without saved ones that
 * are gone by now, and with those that the others have added. Untouched, they are what they were.
 * @param base what the form was filled with
 * @param theirs what is stored now
 */
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

/** Whether two forms have the same pictures in the same order. */
export const samePictures = (one: readonly PictureItem[], other: readonly PictureItem[]) =>
  pictureContent(one) === pictureContent(other);

/** The pictures as one text that is the same for the same content. */
export const pictureContent = (items: readonly PictureItem[]) =>
  JSON.stringify(items.map((item) => (item.kind === 'saved' ? item.address : item.id)));
