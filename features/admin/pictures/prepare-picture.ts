import { limits } from '#contract/limits.ts';
import { createRandomKey } from '#features/admin/random-key.ts';
import { isAlteredByCanvas } from './altered-by-canvas.ts';
import type { Codec } from './codec.ts';
import type { NewPicture, PictureItem } from './picture-items.ts';
import {
  validateFile,
  validateFileType,
  type PictureSize,
  type RejectionReason,
  type ValidationResult,
} from './validate-file.ts';

type PreparedPicture = { readonly picture: NewPicture } | { readonly rejected: RejectionReason };

/**
 * Call it for one file at a time: a dozen photographs decoded at once would fill a phone's memory.
 * @param kept what the backend keeps of a picture at most: more is not sent; null where that is not known
 */
export async function preparePicture(
  file: File,
  existing: readonly PictureItem[],
  codec: Codec,
  kept: PictureSize | null = null,
): Promise<PreparedPicture> {
  const rejection = validateFileType(file) ?? validateAgainstList(file, existing);
  if (rejection !== undefined) return { rejected: rejection };
  const read = await codec.read(file);
  // One whose header is not within the bytes that may be sent is too large anyway.
  const beginning = new Uint8Array(await file.slice(0, limits.pictureBytes).arrayBuffer());
  const validation = validateFile(file, read?.size ?? null, kept, isAlteredByCanvas(beginning));
  if (validation.type === 'rejected' || !read)
    return { rejected: validation.type === 'rejected' ? validation.reason : 'damaged' };
  const sentFile = validation.type === 'unchanged' ? file : await encode(file, validation, codec);
  if (sentFile === null) return { rejected: 'as it is' };
  if (sentFile.size > limits.pictureBytes) return { rejected: 'too large' };
  const preview = URL.createObjectURL(read.preview);
  return { picture: { kind: 'new', id: createRandomKey(), file: sentFile, chosen: file, preview } };
}

function validateAgainstList(file: File, existing: readonly PictureItem[]): RejectionReason | undefined {
  if (existing.some((item) => item.kind === 'new' && isSame(item.chosen, file))) return 'chosen already';
  return existing.length >= limits.pictures ? 'too many' : undefined;
}

const isSame = (one: NewPicture['chosen'], other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** @returns the original where it can stay and is less, or cannot be encoded; null where it had to be */
async function encode(
  file: File,
  { size, canStay }: Extract<ValidationResult, { readonly type: 'encoded' }>,
  codec: Codec,
): Promise<File | null> {
  const encoded = await codec.encode(file, size).catch(() => null);
  if (canStay) return encoded && encoded.size < file.size ? asJpeg(file, encoded) : file;
  return encoded && asJpeg(file, encoded);
}

const asJpeg = ({ name, lastModified }: File, picture: Blob) =>
  new File([picture], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg', lastModified });
