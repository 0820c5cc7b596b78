import { newImage } from '#contract/editing.ts';

export type PictureItem = SavedPicture | NewPicture;

export interface SavedPicture {
  readonly kind: 'saved';
  /** Unique in the form, also when two items have the same address. */
  readonly id: string;
  readonly address: string;
}

export interface NewPicture {
  readonly kind: 'new';
  readonly id: string;
  /** The file to send. Never put it into a proxy, which cannot be sent. */
  readonly file: File;
  /** The file as chosen, to refuse the same file a second time. */
  readonly chosen: File;
  /** Object URL. */
  readonly preview: string;
}

/** @param set prefix that keeps the ids of several lists in one form apart */
export const createSavedPictures = (addresses: readonly string[], set = 'saved'): SavedPicture[] =>
  addresses.map((address, index) => ({ kind: 'saved', id: `${set}-${index}`, address }));

export function movePicture(items: readonly PictureItem[], id: string, to: number): readonly PictureItem[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  if (!item || to < 0 || to >= items.length || to === from) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Fields of the calls: the new files, and the order of all pictures (`contract/editing.ts`). */
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
