import { previewSize, storedWidths } from '#contract/pictures.ts';
import { fromBitmap, resizeToWidth, type Bitmap } from './bitmap.ts';
import {
  contentTypes,
  pictureFileName,
  previewFileName,
  type StoredFormat,
} from '#server/pictures/storage/picture-file-names.ts';

export interface PictureFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** 0 is fastest; 2 takes half the time of the library's default, 4, at nearly the same size. */
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

/** Bytes; WhatsApp shows no larger picture with a link. */
const maxPreviewBytes = 300_000;

/** The best quality below the limit, or else the lowest one. */
export async function encodePreview(largest: Bitmap): Promise<Buffer> {
  const { width } = previewSize(largest);
  const small = width < largest.width ? await resizeToWidth(largest, width) : largest;
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of [80, 60, 40, 20, 10]) {
    bytes = await fromBitmap(small)
      .flatten({ background: 'white' })
      .jpeg({ quality, progressive: true })
      .toBuffer();
    if (bytes.length < maxPreviewBytes) break;
  }
  return bytes;
}

/** AVIF and WebP at each width, the largest as JPEG, and a preview for messengers. */
export async function encodeVariants(
  hash: string,
  largest: Bitmap,
  avifEffort: AvifEffort,
): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  const add = async (bitmap: Bitmap, format: StoredFormat) => {
    const name = pictureFileName(hash, bitmap.width, format);
    files.push({ name, type: contentTypes[format], bytes: await encode(bitmap, format, avifEffort) });
  };
  await add(largest, 'jpg');
  files.push({ name: previewFileName(hash), type: contentTypes.jpg, bytes: await encodePreview(largest) });
  let bitmap = largest;
  for (const width of storedWidths(largest.width).toReversed()) {
    if (width < bitmap.width) bitmap = await resizeToWidth(bitmap, width);
    await add(bitmap, 'avif');
    await add(bitmap, 'webp');
  }
  return files;
}
