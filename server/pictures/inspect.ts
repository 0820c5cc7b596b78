import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { tooManyBytes, tooManyPixels, unreadable } from './refused.ts';
import { isTakenKind } from './sniff.ts';

/**
 * Refuses what must not reach a decoder, from its size and its header alone: too many bytes or pixels,
 * and whatever is no JPEG, PNG, WebP or AVIF. Throws `PictureRefused`.
 */
export async function inspectPicture(bytes: Buffer, fileName: string): Promise<void> {
  if (bytes.length > limits.pictureBytes) throw tooManyBytes(fileName);
  if (!isTakenKind(bytes)) throw unreadable(fileName);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(fileName, cause);
    });
  if (header.width * header.height > limits.picturePixels) throw tooManyPixels(fileName);
}
