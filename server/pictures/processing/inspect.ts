import sharp, { type Metadata } from 'sharp';
import { limits } from '#contract/limits.ts';
import { tooLong, tooManyBytes, tooManyPixels, unreadable } from './picture-rejection.ts';
import { isSupportedImage } from './sniff-type.ts';

/**
 * Refuses by size and header what no decoder may get: too many bytes or pixels, and other formats.
 * @throws PictureRefused @returns its size in px
 */
export async function inspectPicture(
  bytes: Buffer,
  fileName: string,
): Promise<Pick<Metadata, 'width' | 'height'>> {
  if (bytes.length > limits.pictureBytes) throw tooManyBytes(fileName);
  if (!isSupportedImage(bytes)) throw unreadable(fileName);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(fileName, cause);
    });
  const { width, height, format, isProgressive } = header;
  const isWhole = format === 'heif' || (format === 'png' && isProgressive);
  const most = isWhole ? limits.wholePicturePixels : limits.picturePixels;
  if (width * height > most) throw tooManyPixels(fileName, most);
  // Scaling works on rows: a row of 40 million pixels takes gigabytes and a minute.
  if (Math.max(width, height) > limits.pictureSide) throw tooLong(fileName);
  return { width, height };
}
