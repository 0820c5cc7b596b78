import * as v from 'valibot';
import { LenientPictureDetails } from '#contract/picture-details.ts';
import { toItemDetail, type NewPicture, type PictureItem } from './picture-items.ts';
import { arePicturesEqual, savedPictures } from './rebase-pictures.ts';

/** Of one picture in a draft: the address of a stored one, or the id of a new one, whose file is kept apart. */
export const pictureReference = (item: PictureItem) =>
  item.kind === 'saved' ? { address: item.address } : { id: item.id };

const ReferenceSchema = v.looseObject({ address: v.optional(v.string()), id: v.optional(v.string()) });

/** The pictures of a form in their order, for a draft; undefined where they are as in `base`. */
export const serializePictureList = (
  items: readonly PictureItem[],
  base: readonly PictureItem[],
): string | undefined =>
  arePicturesEqual(items, base)
    ? undefined
    : JSON.stringify(
        items.map((item) => ({ ...pictureReference(item), ...(item.detail && toItemDetail(item.detail)) })),
      );

const ListText = v.pipe(v.string(), v.parseJson(), v.array(ReferenceSchema));

/**
 * The pictures of a draft, without stored ones that are gone and new ones that are not kept; `items` for a draft
 * without any.
 * @param isOutdated whether others may have added pictures since: those that the draft does not name then stay
 */
export function restorePictureList(
  items: readonly PictureItem[],
  serialized: string | undefined,
  kept: readonly NewPicture[],
  isOutdated: boolean,
): readonly PictureItem[] {
  const list = v.safeParse(ListText, serialized);
  if (!list.success) return items;
  const saved = savedPictures(items);
  const restored = list.output.flatMap((entry): PictureItem[] => {
    const item =
      saved.find(({ address }) => address === entry.address) ?? kept.find(({ id }) => id === entry.id);
    const [detail] = v.parse(LenientPictureDetails, [{ ...entry, address: '/' }]);
    return item ? [{ ...item, detail: detail && toItemDetail(detail) }] : [];
  });
  const named = new Set(restored.map(({ id }) => id));
  const others = items.filter(({ id, kind }) => !named.has(id) && (isOutdated || kind === 'new'));
  return [...restored, ...others];
}
