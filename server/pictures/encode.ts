import { storedWidths } from '#contract/pictures.ts';
import { fromBitmap, shrink, type Bitmap } from './bitmap.ts';
import { storedTypes } from './file-types.ts';
import { pictureFileName, type StoredFormat } from './names.ts';

/** One stored variant of a picture. */
export interface PictureFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** From 0, fastest, to 9; 2 takes half the time of the library's default, 4, at nearly the same size. */
export type AvifEffort = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

function encode(bitmap: Bitmap, format: StoredFormat, avifEffort: AvifEffort): Promise<Buffer> {
  const source = fromBitmap(bitmap);
  switch (format) {
    case 'avif':
      return source.avif({ quality: 50, effort: avifEffort, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return source.webp({ quality: 76, effort: 3 }).toBuffer();
    case 'jpg':
      return source.flatten({ background: 'white' }).jpeg({ quality: 80, progressive: true }).toBuffer();
    default:
      return format satisfies never;
  }
}

/** Every stored variant: AVIF and WebP at each width, each made from the next larger one, and the largest as JPEG. */
export async function encodeVariants(
  hash: string,
  largest: Bitmap,
  avifEffort: AvifEffort,
): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  const add = async (bitmap: Bitmap, format: StoredFormat) => {
    const name = pictureFileName(hash, bitmap.width, format);
    files.push({ name, type: storedTypes[format], bytes: await encode(bitmap, format, avifEffort) });
  };
  await add(largest, 'jpg');
  let bitmap = largest;
  for (const width of storedWidths(largest.width).toReversed()) {
    if (width < bitmap.width) bitmap = await shrink(bitmap, width);
    await add(bitmap, 'avif');
    await add(bitmap, 'webp');
  }
  return files;
}
