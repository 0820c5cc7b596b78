import { toItemDetail, withoutBanner, type PictureItem, type SavedPicture } from './picture-items.ts';

/**
 * Mine in my order, with those of an earlier version that I took back, without stored ones that are gone, and with those
 * added since `base`; `mine` if unchanged. What is said about a picture is theirs where I have not changed it.
 */
export function rebasePictures(
  base: readonly PictureItem[],
  mine: readonly PictureItem[],
  theirs: readonly PictureItem[],
): readonly PictureItem[] {
  if (arePicturesEqual(base, mine)) return mine;
  const [stored, loaded] = [savedPictures(theirs), savedPictures(base)];
  const takenBack = listEarlierAddresses(mine, base);
  const kept = mine.filter(
    (item) => item.kind === 'new' || findSaved(stored, item.address) || takenBack.includes(item.address),
  );
  const added = stored.filter(({ address }) => !findSaved(loaded, address) && !takenBack.includes(address));
  const merged = [
    ...kept.map((item) => rebaseDetail(item, loaded, stored)),
    ...added.map((item, index): SavedPicture => {
      const { address, detail } = item;
      return { kind: 'saved', id: `theirs-${index}-${address}`, address, detail };
    }),
  ];
  const myBanner = kept.find(({ detail }) => detail?.banner);
  const banners = merged.filter(({ detail }) => detail?.banner);
  const banner = banners.find(({ id }) => id === myBanner?.id) ?? banners[0];
  return merged.map((item) => (item === banner ? item : withoutBanner(item)));
}

function rebaseDetail(
  item: PictureItem,
  loaded: readonly SavedPicture[],
  stored: readonly SavedPicture[],
): PictureItem {
  if (item.kind === 'new') return item;
  const [base, theirs] = [findSaved(loaded, item.address), findSaved(stored, item.address)];
  const isUnchanged = base && arePicturesEqual([base], [item]);
  return isUnchanged && theirs ? { ...item, detail: theirs.detail } : item;
}

export const savedPictures = (items: readonly PictureItem[]): readonly SavedPicture[] =>
  items.filter((item) => item.kind === 'saved');

/** Addresses of the stored pictures that only an earlier version has, not the stored one (`base`). */
export const listEarlierAddresses = (
  items: readonly PictureItem[],
  base: readonly PictureItem[],
): readonly string[] => {
  const present = new Set(savedPictures(base).map(({ address }) => address));
  return savedPictures(items).flatMap(({ address }) => (present.has(address) ? [] : [address]));
};

/** The earlier version that a save has to name (`contract/editing.ts`); undefined without a picture of it. */
export const versionToName = (
  items: readonly PictureItem[],
  base: readonly PictureItem[],
  version: number | undefined,
): number | undefined => (listEarlierAddresses(items, base).length > 0 ? version : undefined);

const findSaved = (items: readonly SavedPicture[], wanted: string) =>
  items.find(({ address }) => address === wanted);

export const arePicturesEqual = (one: readonly PictureItem[], other: readonly PictureItem[]) =>
  serializePictures(one) === serializePictures(other);

export const serializePictures = (items: readonly PictureItem[]) =>
  JSON.stringify(
    items.map((item) => {
      const key = item.kind === 'saved' ? item.address : item.id;
      const detail = item.detail && toItemDetail(item.detail);
      return detail ? [key, detail] : key;
    }),
  );
