import { limits } from '#contract/limits.ts';
import { type FocalPoint, previewCropSize } from '#contract/picture-details.ts';
import {
  pictureFormats,
  previewSize,
  storedWidths,
  type PictureFormat,
  type PictureMetadata,
} from '#contract/pictures.ts';
import { cropToFrame, decodeJpeg, fromBitmap, resizeToWidth, type Bitmap } from './bitmap.ts';
import { contentTypes, pictureFileName } from '#server/pictures/storage/picture-file-names.ts';

export interface PictureFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * The picture itself: a JPEG at its largest width. A progressive one takes twice the time, in which the owner waits. The
 * variants are made from it: its quality is higher than they need, so that they show no trace of it.
 */
export async function encodeJpeg(hash: string, bitmap: Bitmap): Promise<PictureFile> {
  const bytes = await fromBitmap(bitmap)
    .flatten({ background: 'white' })
    .jpeg({ quality: limits.storedQuality })
    .toBuffer();
  return { name: pictureFileName(hash, bitmap.width, 'jpg'), type: contentTypes.jpg, bytes };
}

/** Bytes; WhatsApp shows no larger picture with a link. */
const maxPreviewBytes = 300_000;

/** The JPEG for messengers. */
export async function encodePreview(largest: Bitmap): Promise<Buffer> {
  const { width } = previewSize(largest);
  return encodeBelowLimit(width < largest.width ? await resizeToWidth(largest, width) : largest);
}

/** The preview that is cut around a focal point. @param jpeg as stored @throws when it cannot be decoded */
export async function encodePreviewCrop(jpeg: Buffer, focal: FocalPoint): Promise<Buffer> {
  const bitmap = await decodeJpeg(jpeg);
  return encodeBelowLimit(await cropToFrame(bitmap, previewCropSize(bitmap), focal));
}

/** The best quality below the limit, or else the lowest one. */
async function encodeBelowLimit(small: Bitmap): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of [80, 60, 40, 20, 10]) {
    bytes = await fromBitmap(small).flatten({ background: 'white' }).jpeg({ quality }).toBuffer();
    if (bytes.length < maxPreviewBytes) break;
  }
  return bytes;
}

/** AVIF's effort is 0 (fastest) to 9; 2 takes half the time of the library's default, 4, at nearly the same size. */
const variantOptions = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 3 },
} as const satisfies Record<PictureFormat, object>;

/** Makes AVIF and WebP at each width from the stored JPEG, the widest first. @throws when it cannot be decoded */
export async function encodeVariants(
  jpeg: Buffer,
  { hash, width: widest }: Pick<PictureMetadata, 'hash' | 'width'>,
): Promise<PictureFile[]> {
  let bitmap = await decodeJpeg(jpeg);
  const files: PictureFile[] = [];
  for (const width of storedWidths(widest).toReversed()) {
    if (width < bitmap.width) bitmap = await resizeToWidth(bitmap, width);
    for (const format of pictureFormats) {
      const bytes = await fromBitmap(bitmap).toFormat(format, variantOptions[format]).toBuffer();
      files.push({ name: pictureFileName(hash, width, format), type: contentTypes[format], bytes });
    }
  }
  return files;
}
