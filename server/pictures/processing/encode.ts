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
import { coverFrame } from './cover-frame.ts';
import {
  contentTypes,
  pictureFileName,
  previewFileName,
} from '#server/pictures/storage/picture-file-names.ts';

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

export async function encodePreview(largest: Bitmap): Promise<Buffer> {
  const { width } = previewSize(largest);
  return encodeBelowLimit(width < largest.width ? await resizeToWidth(largest, width) : largest);
}

/** The preview that is cut around a focal point. @param jpeg as stored @throws when it cannot be decoded */
export async function encodePreviewCrop(jpeg: Buffer, focal: FocalPoint): Promise<Buffer> {
  const bitmap = await decodeJpeg(jpeg);
  return encodeBelowLimit(await cropToFrame(bitmap, coverFrame(bitmap, previewCropSize(bitmap), focal)));
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

/** The JPEG for messengers. */
export async function encodePreviewFile(hash: string, largest: Bitmap): Promise<PictureFile> {
  return { name: previewFileName(hash), type: contentTypes.jpg, bytes: await encodePreview(largest) };
}

/** 0 is fastest, 9 slowest; 2 takes half the time of the library's default, 4, at nearly the same size. */
const avifEffort = 2;

function encodeVariant(bitmap: Bitmap, format: PictureFormat): Promise<Buffer> {
  const source = fromBitmap(bitmap);
  switch (format) {
    case 'avif':
      return source.avif({ quality: 50, effort: avifEffort, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return source.webp({ quality: 76, effort: 3 }).toBuffer();
    default:
      return format satisfies never;
  }
}

/** Makes AVIF and WebP at each width from the stored JPEG, the widest first. @throws when it cannot be decoded */
export async function* encodeVariants(
  jpeg: Buffer,
  { hash, width: widest }: Pick<PictureMetadata, 'hash' | 'width'>,
): AsyncGenerator<PictureFile> {
  let bitmap = await decodeJpeg(jpeg);
  for (const width of storedWidths(widest).toReversed()) {
    if (width < bitmap.width) bitmap = await resizeToWidth(bitmap, width);
    for (const format of pictureFormats)
      yield {
        name: pictureFileName(hash, width, format),
        type: contentTypes[format],
        bytes: await encodeVariant(bitmap, format),
      };
  }
}
