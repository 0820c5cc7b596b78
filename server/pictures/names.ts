import { pictureFormats, storedWidths, type PictureFacts, type PictureFormat } from '#contract/pictures.ts';

/** The kinds of file kept of a picture: the two of `srcset`, and one JPEG at the largest width. */
export type StoredFormat = PictureFormat | 'jpg';

const stored = /^([0-9a-f]{32})-(?:[1-9]\d{0,3}\.(?:avif|webp|jpg)|preview\.jpg)$/;

/** The name under which one variant of a picture is stored; `width` in pixels. */
export function pictureFileName(hash: string, width: number, format: StoredFormat): string {
  return `${hash}-${width}.${format}`;
}

/** The name of the JPEG that messengers show with a link. */
export const previewFileName = (hash: string) => `${hash}-preview.jpg`;

/** The names of all files stored of a picture. */
export function pictureFileNames({ hash, width }: Pick<PictureFacts, 'hash' | 'width'>): string[] {
  const variants = storedWidths(width).flatMap((step) =>
    pictureFormats.map((format) => pictureFileName(hash, step, format)),
  );
  return [pictureFileName(hash, width, 'jpg'), ...variants, previewFileName(hash)];
}

/** The hash of the picture that a stored file is a variant of; undefined for any other name. */
export function hashOfFile(name: string): string | undefined {
  return stored.exec(name)?.[1];
}

/** Whether a name is one that `pictureFileName` gives: nothing else is ever looked up in a store. */
export function isPictureFileName(name: string): boolean {
  return stored.test(name);
}
