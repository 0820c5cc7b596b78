import { newImage, type PictureDetailInput } from '#contract/editing.ts';
import { findPictureDetail, type PictureDetail } from '#contract/picture-details.ts';
import { moveEntry } from '#features/admin/edit-list.ts';

export type PictureItem = SavedPicture | NewPicture;

/** What the owner says about a picture; absent values are the defaults. */
export type ItemDetail = Omit<PictureDetail, 'address'>;

interface DescribedPicture {
  /** Absent: nothing is said. */
  readonly detail?: ItemDetail | undefined;
}

interface SavedPicture extends DescribedPicture {
  readonly kind: 'saved';
  /** Unique in the form, also when two items have the same address. */
  readonly id: string;
  readonly address: string;
}

export interface NewPicture extends DescribedPicture {
  readonly kind: 'new';
  readonly id: string;
  /** The file to send. Never put it into a proxy, which cannot be sent. */
  readonly file: File;
  /** Of the file as chosen, to refuse the same file a second time. */
  readonly chosen: Pick<File, 'lastModified' | 'name' | 'size'>;
  /** Object URL. */
  readonly preview: string;
}

interface StoredPictures {
  readonly images: readonly string[];
  readonly pictureDetails?: readonly PictureDetail[] | undefined;
}

/** @param set prefix that keeps the ids of several lists in one form apart */
export const createSavedPictures = (
  { images, pictureDetails }: StoredPictures,
  set = 'saved',
): SavedPicture[] =>
  images.map((address, index) => {
    const found = findPictureDetail(pictureDetails, address);
    const detail = found && toItemDetail(found);
    return { kind: 'saved', id: `${set}-${index}`, address, ...(detail && { detail }) };
  });

/** Only the values that say something; undefined without any. */
export function toItemDetail({ focal, alt = '', banner }: ItemDetail): ItemDetail | undefined {
  const detail = {
    ...(focal && { focal: { x: focal.x, y: focal.y } }),
    ...(alt !== '' && { alt }),
    ...(banner && { banner }),
  };
  return Object.keys(detail).length > 0 ? detail : undefined;
}

/** Changes what is said about one picture; there is one banner at most. */
export function describePicture(
  items: readonly PictureItem[],
  id: string,
  change: ItemDetail,
): readonly PictureItem[] {
  return items.map((item) => {
    if (item.id === id) return { ...item, detail: toItemDetail({ ...item.detail, ...change }) };
    return change.banner ? withoutBanner(item) : item;
  });
}

const withoutBanner = (item: PictureItem): PictureItem =>
  item.detail?.banner ? { ...item, detail: toItemDetail({ ...item.detail, banner: undefined }) } : item;

/** The picture behind the title of the package's page: the chosen one, else the last. */
export const findBanner = (items: readonly PictureItem[]): PictureItem | undefined =>
  items.find(({ detail }) => detail?.banner) ?? items.at(-1);

export function movePicture(items: readonly PictureItem[], id: string, to: number): readonly PictureItem[] {
  const from = items.findIndex((item) => item.id === id);
  if (from < 0 || to < 0 || to >= items.length || to === from) return items;
  return moveEntry(items, from, to);
}

/** Fields of the calls: the new files, the order of all pictures, and what is said about them (`contract/editing.ts`). */
export function toImageFields(items: readonly PictureItem[]): {
  readonly images: readonly File[];
  readonly imageOrder: readonly string[];
  readonly pictureDetails: readonly PictureDetailInput[];
} {
  const images: File[] = [];
  const described = new Map<string, PictureDetailInput>();
  const imageOrder = items.map((item) => {
    const image = item.kind === 'saved' ? item.address : newImage(images.length);
    if (item.kind === 'new') images.push(item.file);
    if (item.detail && !described.has(image)) described.set(image, { image, ...item.detail });
    return image;
  });
  return { images, imageOrder, pictureDetails: [...described.values()] };
}

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
