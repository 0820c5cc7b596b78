import { parseUrl } from './page-path.ts';
import { limits } from './limits.ts';

/** Widths in pixels of the stored variants; a smaller picture also keeps its own width. */
export const pictureWidths = [320, 640, 960, 1600] as const;

/** Pixels of the longer side of a portrait at most, which is stored as one JPEG. */
export const portraitSide = 256;

/** The drawn pictures that a review can have as its stamp. */
export const stampNames = ['kashi', 'bhutan', 'kerala', 'rajasthan'] as const;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureMetadata {
  /** 32 hexadecimal digits of the content's hash. */
  readonly hash: string;
  /** Pixels of the largest stored variant. */
  readonly width: number;
  readonly height: number;
  /** The dominant colour, `#rrggbb`: the placeholder while the picture loads. */
  readonly color: string;
}

/** Pixels, upright. */
export type Size = Pick<PictureMetadata, 'width' | 'height'>;

const storedPattern = /\/pictures\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})$/;

/** Address of a stored picture, which answers a JPEG; `pictureVariant` adds width and format. */
export const pictureAddress = ({ hash, width, height, color }: PictureMetadata) =>
  `/pictures/${hash}-${width}x${height}-${color.slice(1)}`;

/** Undefined for the address of a picture that our backend has not stored. */
export function parsePictureAddress(address: string): PictureMetadata | undefined {
  const [, hash, width, height, color] = storedPattern.exec(address) ?? [];
  return hash === undefined
    ? undefined
    : { hash, width: Number(width), height: Number(height), color: `#${color}` };
}

/** Stored widths in pixels for a picture of this width: never enlarged. */
export function storedWidths(width: number): number[] {
  const largest = Math.min(width, pictureWidths[3]);
  return [...pictureWidths.filter((step) => step < largest), largest];
}

/** @param width one of `storedWidths`, px */
export const pictureVariant = (address: string, width: number, format: PictureFormat) =>
  `${address}/${width}.${format}`;

/** Pixels. */
const previewWidth = 1200;

/** Address of the small JPEG for link previews: messengers show none over 300 kB. */
export const previewAddress = (address: string) => `${address}/preview.jpg`;

/** Width and height in pixels of the preview JPEG: never enlarged. */
export function previewSize({ width, height }: Size): Size {
  const narrow = Math.min(width, previewWidth);
  return { width: narrow, height: Math.max(1, Math.round((height * narrow) / width)) };
}

/** True for http, https, blob and paths of the site. */
export function isPictureAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  return ['http:', 'https:', 'blob:'].includes(parseUrl(address)?.protocol ?? '');
}

/**
 * Cards (3:2, 200 px high and more) and the banner (about 3:1) cut a picture to their shape. At 5:1, which usual
 * panoramas of phones stay below, 320 px of height or 640 of width are stored, and what is cut out of it is still sharp.
 *
 * @returns what is wrong and what to do, for the name of the file to stand before it; undefined when nothing is
 */
export function findShapeFault({ width, height }: Size): string | undefined {
  const ratio = limits.pictureRatio;
  if (Math.max(width, height) <= ratio * Math.min(width, height)) return undefined;
  const [shape, bound] = width > height ? ['flat', 'wide as high'] : ['narrow', 'high as wide'];
  return `is ${width} × ${height} pixels, which is too ${shape} to be shown well. Crop it to at most ${ratio} times as ${bound}.`;
}
