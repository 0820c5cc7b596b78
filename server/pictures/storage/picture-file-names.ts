import {
  pictureFormats,
  storedWidths,
  type PictureMetadata,
  type PictureFormat,
} from '#contract/pictures.ts';

/** The formats of `srcset`, and a JPEG at the largest width. */
type StoredFormat = PictureFormat | 'jpg';

export const contentTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<StoredFormat, string>;

const fileNamePattern = /^([0-9a-f]{32})-(?:[1-9]\d{0,3}\.(?:avif|webp|jpg)|preview\.jpg)$/;

export const pictureFileName = (hash: string, width: number, format: StoredFormat) =>
  `${hash}-${width}.${format}`;

export const previewFileName = (hash: string) => `${hash}-preview.jpg`;

/** All files of a picture with its variants; the JPEG is the first. */
export function pictureFileNames({ hash, width }: Pick<PictureMetadata, 'hash' | 'width'>): string[] {
  const variants = storedWidths(width).flatMap((step) =>
    pictureFormats.map((format) => pictureFileName(hash, step, format)),
  );
  return [pictureFileName(hash, width, 'jpg'), ...variants, previewFileName(hash)];
}

/** Those that are there before the variants. */
export function masterFileNames({ hash, width }: Pick<PictureMetadata, 'hash' | 'width'>): string[] {
  return [pictureFileName(hash, width, 'jpg'), previewFileName(hash)];
}

/** Undefined for a name that is no stored file. */
export const parsePictureHash = (name: string) => fileNamePattern.exec(name)?.[1];

/** A store looks up no other name. */
export const isPictureFileName = (name: string) => fileNamePattern.test(name);
