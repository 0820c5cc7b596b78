import * as v from 'valibot';
import { LenientPictureDetails } from '#contract/picture-details.ts';
import { createSavedPictures, toItemDetail, type PictureItem } from './picture-items.ts';
import { savedPictures } from './rebase-pictures.ts';

/** What is said about the saved pictures, for a draft, which keeps no files; undefined where it is as in `base`. */
export function serializeDetails(
  items: readonly PictureItem[],
  base: readonly PictureItem[],
): string | undefined {
  const isSame = savedPictures(items).every(
    ({ address, detail }) =>
      toText(detail) === toText(savedPictures(base).find((item) => item.address === address)?.detail),
  );
  if (isSame) return undefined;
  return JSON.stringify(
    savedPictures(items).flatMap(({ address, detail }) => (detail ? [{ address, ...detail }] : [])),
  );
}

const toText = (detail: PictureItem['detail']) => JSON.stringify(detail && toItemDetail(detail));

const DraftText = v.pipe(v.string(), v.parseJson());

/** The pictures with what a draft says about them; a draft that says nothing changes nothing. */
export function restoreDetails(
  items: readonly PictureItem[],
  serialized: string | undefined,
): readonly PictureItem[] {
  const draft = v.safeParse(DraftText, serialized);
  if (!draft.success) return items;
  const pictureDetails = v.parse(LenientPictureDetails, draft.output);
  return items.map((item) => {
    if (item.kind === 'new') return item;
    const [described] = createSavedPictures({ images: [item.address], pictureDetails });
    return { ...item, detail: described?.detail };
  });
}
