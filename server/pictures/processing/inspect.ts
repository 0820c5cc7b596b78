import type { Metadata } from 'sharp';
import { limits } from '#contract/limits.ts';
import { findShapeFault } from '#contract/pictures.ts';
import {
  createTooManyBytes,
  createTooManyPixels,
  createUnreadable,
  createWrongShape,
} from './picture-rejection.ts';
import { sharp } from './bitmap.ts';

const heifBrands = new Set(['avif', 'avis', 'mif1', 'msf1', 'miaf', 'heic', 'heix']);

/** Refuses by size and header what no decoder may get. @throws PictureRejected @returns its upright size in px */
export async function inspectPicture(
  bytes: Buffer,
  fileName: string,
): Promise<Pick<Metadata, 'width' | 'height'>> {
  if (bytes.length > limits.pictureBytes) throw createTooManyBytes(fileName);
  if (!isSupportedImage(bytes)) throw createUnreadable(fileName);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw createUnreadable(fileName, cause);
    });
  const { format, isProgressive } = header;
  const { width, height } = header.autoOrient;
  // Also keeps out long rows: scaling works on rows, and one of 40 million pixels takes gigabytes and a minute.
  const fault = findShapeFault({ width, height });
  if (fault !== undefined) throw createWrongShape(fileName, fault);
  const isDecodedWhole = format === 'heif' || (format === 'png' && isProgressive);
  const maxPixels = isDecodedWhole ? limits.wholePicturePixels : limits.picturePixels;
  if (width * height > maxPixels) throw createTooManyPixels(fileName, maxPixels);
  return { width, height };
}

/** Keeps SVG, PDF and TIFF from decoders (mimesniff.spec.whatwg.org, section 6.1; ISO/IEC 14496-12, 4.3). */
function isSupportedImage(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xFF\xD8\xFF' ||
    text(0, 8) === '\x89PNG\r\n\x1A\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && heifBrands.has(text(8, 12)))
  );
}
