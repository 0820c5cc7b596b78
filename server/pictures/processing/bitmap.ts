import type { OutputInfo, Sharp } from 'sharp';
import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import type { Cover } from './cover-frame.ts';
import { createUnreadable } from './picture-rejection.ts';

/** sRGB, 8 bits a channel. */
export interface Bitmap {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: OutputInfo['channels'];
}

async function toBitmap(pipeline: Sharp): Promise<Bitmap> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

export function fromBitmap({ pixels, width, height, channels }: Bitmap): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}

/** The first frame of an inspected upload, upright, sRGB, without metadata, within `size` px. @throws PictureRejected */
export async function decodePicture(
  bytes: Buffer,
  fileName: string,
  size: { readonly width: number; readonly height: number } = limits.storedPicture,
): Promise<Bitmap> {
  // 'warning' would refuse photographs of some phones: https://github.com/lovell/sharp/issues/1578
  const upload = sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true });
  try {
    return await toBitmap(upload);
  } catch (cause) {
    throw createUnreadable(fileName, cause);
  }
}

/** The pixels of a JPEG that this program has stored. @throws when it is damaged */
export function decodeJpeg(bytes: Buffer): Promise<Bitmap> {
  return toBitmap(sharp(bytes, { failOn: 'warning' }));
}

/** @param width px */
export function resizeToWidth(bitmap: Bitmap, width: number): Promise<Bitmap> {
  return toBitmap(fromBitmap(bitmap).resize({ width }));
}

/** The part of a bitmap that fills a frame. */
export function cropToFrame(bitmap: Bitmap, { scaled, cut }: Cover): Promise<Bitmap> {
  return toBitmap(
    fromBitmap(bitmap)
      .resize({ ...scaled, fit: 'fill' })
      .extract(cut),
  );
}

/** The colour that most of the picture has, `#rrggbb`; transparent pixels count as white. */
export async function dominantColor(bitmap: Bitmap): Promise<string> {
  const opaque = await toBitmap(fromBitmap(bitmap).flatten({ background: 'white' }));
  const { dominant } = await fromBitmap(opaque).stats();
  const digits = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

// No picture is processed twice, so the library's cache would only take memory.
sharp.cache(false);
// More threads were no faster in trials, took memory, and the core that serves visitors.
sharp.concurrency(1);

export { sharp };
