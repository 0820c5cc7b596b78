import { limits } from '#contract/limits.ts';
import { createRandomKey } from '#features/admin/random-key.ts';
import type { Codec } from './codec.ts';
import { validateFile, validateFileType, type PictureSize, type ValidationResult } from './validate-file.ts';
import type { NewPicture, PictureItem } from './picture-items.ts';
import type { RejectionReason } from './rejected-files.ts';

export type PreparedPicture = { readonly picture: NewPicture } | { readonly rejected: RejectionReason };

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
  const validation = validateFile(file, read?.size ?? null, kept);
  if (validation.type === 'rejected' || !read)
    return { rejected: validation.type === 'rejected' ? validation.reason : 'damaged' };
  const sentFile = validation.type === 'unchanged' ? file : await encode(file, validation, codec);
  if (sentFile.size > limits.pictureBytes) return { rejected: 'too large' };
  const preview = URL.createObjectURL(read.preview);
  return { picture: { kind: 'new', id: createRandomKey(), file: sentFile, chosen: file, preview } };
}

function validateAgainstList(file: File, existing: readonly PictureItem[]): RejectionReason | undefined {
  if (existing.some((item) => item.kind === 'new' && isSame(item.chosen, file))) return 'chosen already';
  return existing.length >= limits.picturesInAll ? 'too many' : undefined;
}

const isSame = (one: NewPicture['chosen'], other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

async function encode(
  file: File,
  { size, canStay }: Extract<ValidationResult, { readonly type: 'encoded' }>,
  codec: Codec,
): Promise<File> {
  if (!canStay) return asJpeg(file, await codec.encode(file, size));
  // A browser that cannot make it sends the original.
  const encoded = await codec.encode(file, size).catch(() => null);
  return encoded && encoded.size < file.size ? asJpeg(file, encoded) : file;
}

const asJpeg = ({ name, lastModified }: File, picture: Blob) =>
  new File([picture], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg', lastModified });
