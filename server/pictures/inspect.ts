import sharp, { type Metadata } from 'sharp';
import { limits } from '#contract/limits.ts';
import { tooLong, tooManyBytes, tooManyPixels, unreadable } from './refused.ts';
import { isTakenKind } from './sniff.ts';

/**
 * Refuses what must not reach a decoder, from its size and its header alone: too many bytes or pixels,
 * and whatever is no JPEG, PNG, WebP or AVIF. Throws `PictureRefused`.
 * @returns its size in pixels
 */
export async function inspectPicture(
  bytes: Buffer,
  fileName: string,
): Promise<Pick<Metadata, 'width' | 'height'>> {
  if (bytes.length > limits.pictureBytes) throw tooManyBytes(fileName);
  if (!isTakenKind(bytes)) throw unreadable(fileName);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(fileName, cause);
    });
  const { width, height, format, isProgressive } = header;
  const isWhole = format === 'heif' || (format === 'png' && isProgressive);
  const most = isWhole ? limits.wholePicturePixels : limits.picturePixels;
  if (width * height > most) throw tooManyPixels(fileName, most);
  // Scaling works on rows: one that is forty million pixels long takes gigabytes and a minute.
  if (Math.max(width, height) > limits.pictureSide) throw tooLong(fileName);
  return { width, height };
}
