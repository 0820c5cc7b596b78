import * as v from 'valibot';
import { readPictureDetails } from '#contract/picture-details.ts';
import type { DraftFields } from '#features/admin/drafts/draft-store.ts';
import {
  arePicturesEqual,
  createSavedPictures,
  listEarlierAddresses,
  savedPictures,
  toItemDetail,
  type NewPicture,
  type PictureItem,
} from './picture-items.ts';

/** Of one picture in a draft: the address of a stored one, or the id of a new one, whose file is kept apart. */
export const pictureReference = (item: PictureItem) =>
  item.kind === 'saved' ? { address: item.address } : { id: item.id };

const ReferenceSchema = v.looseObject({ address: v.optional(v.string()), id: v.optional(v.string()) });

/** The version whose pictures were taken back, which the save names if it holds any (`contract/editing.ts`). */
export interface EarlierPictures {
  readonly version: number;
  readonly addresses: readonly string[];
}

interface PictureList {
  readonly pictures: readonly PictureItem[];
  readonly earlierPictures?: EarlierPictures | null | undefined;
}

/** Draft fields of the pictures of a form in their order; none where they are as in `base`. */
export const createPictureFields = (
  { pictures, earlierPictures }: PictureList,
  base: readonly PictureItem[],
): DraftFields =>
  arePicturesEqual(pictures, base)
    ? {}
    : {
        images: JSON.stringify(
          pictures.map((item) => ({
            ...pictureReference(item),
            ...(item.detail && toItemDetail(item.detail)),
          })),
        ),
        ...(earlierPictures &&
          listEarlierAddresses(pictures, base).length > 0 && {
            earlierPictures: JSON.stringify(earlierPictures),
          }),
      };

const ListText = v.pipe(v.string(), v.parseJson(), v.array(ReferenceSchema));

const EarlierText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.number(), addresses: v.array(v.string()) }),
);

export function readEarlierPictures(fields: DraftFields): EarlierPictures | undefined {
  const read = v.safeParse(EarlierText, fields['earlierPictures']);
  return read.success ? read.output : undefined;
}

/**
 * The pictures of a draft, without new ones that are not kept, and without stored ones that are neither stored now nor
 * taken back from an earlier version; those of the form for a draft without any.
 * @param base the stored ones
 * @param isOutdated whether others may have added pictures since: those that the draft does not name then stay
 */
export function restorePictures(
  { pictures: items, earlierPictures }: PictureList,
  base: readonly PictureItem[],
  fields: DraftFields,
  kept: readonly NewPicture[],
  isOutdated: boolean,
): PictureList {
  const list = v.safeParse(ListText, fields['images']);
  if (!list.success) return { pictures: items, earlierPictures };
  const earlier = readEarlierPictures(fields);
  const taken = createSavedPictures({ images: earlier?.addresses ?? [] }, `drafted-${earlier?.version}`);
  const present = new Set(items.map(({ id }) => id));
  const stored = [...items, ...base.filter(({ id }) => !present.has(id))];
  const unused = [...savedPictures(stored), ...taken, ...kept];
  const restored = list.output.flatMap((entry): PictureItem[] => {
    const index = unused.findIndex((item) =>
      item.kind === 'saved' ? item.address === entry.address : item.id === entry.id,
    );
    const [detail] = readPictureDetails([{ ...entry, address: '/' }]);
    // Each once: two items may have the same address.
    const [item] = unused.splice(index, index < 0 ? 0 : 1);
    return item ? [{ ...item, detail: detail && toItemDetail(detail) }] : [];
  });
  const named = new Set(restored.map(({ id }) => id));
  const others = items.filter(({ id, kind }) => !named.has(id) && (isOutdated || kind === 'new'));
  return {
    pictures: [...restored, ...others],
    earlierPictures: earlier ?? earlierPictures,
  };
}
