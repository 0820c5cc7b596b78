import { newImage } from '#contract/editing.ts';

/** A picture of the form: one the package has already, or a file chosen now. */
export type PictureItem = SavedPicture | NewPicture;

export interface SavedPicture {
  readonly kind: 'saved';
  /** Tells items apart, also two of the same picture. */
  readonly id: string;
  readonly address: string;
}

export interface NewPicture {
  readonly kind: 'new';
  readonly id: string;
  /** As it will be sent; never put into a proxy, which could not be sent. */
  readonly file: File;
  /** As it was chosen: the same file is not taken twice. */
  readonly chosen: File;
  /** The address of its preview; an object URL. */
  readonly preview: string;
}

/** @param set tells pictures of several readings apart that come together in one form */
export const savedPictures = (addresses: readonly string[], set = 'saved'): SavedPicture[] =>
  addresses.map((address, index) => ({ kind: 'saved', id: `${set}-${index}`, address }));

/** The items with one moved to another place; the same list when it cannot go there. */
export function movePicture(items: readonly PictureItem[], id: string, to: number): readonly PictureItem[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  if (!item || to < 0 || to >= items.length || to === from) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** What the calls take of the items: the new files, and the order of all (`contract/editing.ts`). */
export function toImageFields(items: readonly PictureItem[]): {
  readonly images: readonly File[];
  readonly imageOrder: readonly string[];
} {
  const images: File[] = [];
  const imageOrder = items.map((item) => {
    if (item.kind === 'saved') return item.address;
    images.push(item.file);
    return newImage(images.length - 1);
  });
  return { images, imageOrder };
}
