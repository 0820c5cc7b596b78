import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { limits } from '#contract/limits.ts';
import type { FocalPoint } from '#contract/picture-details.ts';
import { createUnreadable } from './picture-rejection.ts';

/** px */
type Size = Pick<OutputInfo, 'width' | 'height'>;

/** sRGB, 8 bits a channel. */
export interface Bitmap extends Size, Pick<OutputInfo, 'channels'> {
  readonly pixels: Buffer;
}

async function toBitmap(pipeline: Sharp): Promise<Bitmap> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

export function fromBitmap({ pixels, width, height, channels }: Bitmap): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}

/** The first frame of an inspected upload, upright, sRGB, without metadata, within `size`. @throws PictureRejected */
export async function decodePicture(bytes: Buffer, fileName: string, size: Size = limits.storedPicture) {
  // 'warning' would refuse photographs of some phones: https://github.com/lovell/sharp/issues/1578
  const upload = sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true });
  return toBitmap(upload).catch((cause: unknown) => {
    throw createUnreadable(fileName, cause);
  });
}

/** The pixels of a JPEG that this program has stored. @throws when it is damaged */
export const decodeJpeg = (bytes: Buffer) => toBitmap(sharp(bytes, { failOn: 'warning' }));

/** @param width px */
export const resizeToWidth = (bitmap: Bitmap, width: number) =>
  toBitmap(fromBitmap(bitmap).resize({ width }));

/**
 * As `object-fit: cover` with `object-position` (CSS Images 3): what is too long is cut in the ratio of the focal point.
 * @returns how a picture fills a frame, in px: scaled to `scaled`, of which `cut` is shown
 */
export function coverFrame(picture: Size, frame: Size, { x, y }: FocalPoint) {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.max(frame.width, Math.round(picture.width * scale));
  const height = Math.max(frame.height, Math.round(picture.height * scale));
  const left = Math.round(((width - frame.width) * x) / 100);
  const top = Math.round(((height - frame.height) * y) / 100);
  return { scaled: { width, height }, cut: { left, top, ...frame } };
}

/** The part of a bitmap that fills a frame. */
export function cropToFrame(bitmap: Bitmap, frame: Size, focal: FocalPoint): Promise<Bitmap> {
  const { scaled, cut } = coverFrame(bitmap, frame, focal);
  const filling = fromBitmap(bitmap).resize({ ...scaled, fit: 'fill' });
  return toBitmap(filling.extract(cut));
}

/** The colour that most of the picture has, `#rrggbb`; transparent pixels count as white. */
export async function dominantColor(bitmap: Bitmap): Promise<string> {
  const opaque = await toBitmap(fromBitmap(bitmap).flatten({ background: 'white' }));
  const { r, g, b } = (await fromBitmap(opaque).stats()).dominant;
  return `#${Buffer.from([r, g, b]).toString('hex')}`;
}

// No picture is processed twice, so the library's cache would only take memory.
sharp.cache(false);
// More threads were no faster in trials, took memory, and the core that serves visitors.
sharp.concurrency(1);

export { sharp };
