import { limits } from '#contract/limits.ts';
import { findShapeFault } from '#contract/pictures.ts';
import { sharp } from './bitmap.ts';
import { createUnreadable, PictureRejected } from './picture-rejection.ts';

const heifBrands = new Set(['avif', 'avis', 'mif1', 'msf1', 'miaf', 'heic', 'heix']);

/** Refuses by size and header what no decoder may get. @throws PictureRejected */
export async function inspectPicture(bytes: Buffer, fileName: string): Promise<void> {
  if (bytes.length > limits.pictureBytes) {
    const megabytes = limits.pictureBytes / 1024 / 1024;
    const problem = `is too large. A picture can have at most ${megabytes} MB.`;
    throw new PictureRejected('too-large', fileName, problem);
  }
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
  if (fault !== undefined) throw new PictureRejected('shape', fileName, fault);
  const isDecodedWhole = format === 'heif' || (format === 'png' && isProgressive);
  const maxPixels = isDecodedWhole ? limits.wholePicturePixels : limits.picturePixels;
  if (width * height <= maxPixels) return;
  const kind = maxPixels < limits.picturePixels ? 'picture of its kind' : 'picture';
  const problem = `has too many pixels. A ${kind} can have at most ${maxPixels / 1_000_000} megapixels.`;
  throw new PictureRejected('too-large', fileName, problem);
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
