import type { FocalPoint } from './picture-details.ts';
import type { PictureMetadata } from './pictures.ts';

type Size = Pick<PictureMetadata, 'width' | 'height'>;

/** px: the shape in which messengers show a link's picture (https://ogp.me, Facebook's sharing guide). */
const shape = { width: 1200, height: 630 } as const;

const pattern = /^(.+)\/preview-(\d{1,3})-(\d{1,3})\.jpg$/;

/** Address of the JPEG for link previews that is cut around a focal point, which it names: it never changes. */
export const previewCropAddress = (address: string, { x, y }: FocalPoint) =>
  `${address}/preview-${x}-${y}.jpg`;

/** @returns undefined for another address */
export function parsePreviewCrop(
  address: string,
): { readonly picture: string; readonly focal: FocalPoint } | undefined {
  const [, picture, x, y] = pattern.exec(address) ?? [];
  const focal = { x: Number(x), y: Number(y) };
  const isPlain = picture !== undefined && previewCropAddress(picture, focal) === address;
  return isPlain && focal.x <= 100 && focal.y <= 100 ? { picture, focal } : undefined;
}

/** Width and height in px of the cut preview: never enlarged. */
export function previewCropSize({ width, height }: Size): Size {
  const cut = Math.min(shape.width, width, Math.floor((height * shape.width) / shape.height));
  return { width: Math.max(1, cut), height: Math.max(1, Math.round((cut * shape.height) / shape.width)) };
}
