import { limits } from '#contract/limits.ts';
import { createRandomKey } from '#features/admin/random-key.ts';
import type { Codec } from './codec.ts';
import { validateFile, validateFileType } from './validate-file.ts';
import type { NewPicture, PictureItem } from './picture-items.ts';
import type { RejectionReason } from './rejected-files.ts';

export type PreparedPicture = { readonly picture: NewPicture } | { readonly refused: RejectionReason };

/** Call it for one file at a time: a dozen photographs decoded at once would fill a phone's memory. */
export async function preparePicture(
  file: File,
  present: readonly PictureItem[],
  codec: Codec,
): Promise<PreparedPicture> {
  const refusal = validateFileType(file) ?? validateAgainstList(file, present);
  if (refusal !== undefined) return { refused: refusal };
  const read = await codec.read(file);
  const verdict = validateFile(file, read?.size ?? null);
  if (verdict.take === 'refused' || !read)
    return { refused: verdict.take === 'refused' ? verdict.reason : 'damaged' };
  const sent = verdict.take === 'as-it-is' ? file : asJpeg(file, await codec.encode(file, verdict.size));
  if (sent.size > limits.pictureBytes) return { refused: 'too large' };
  const preview = URL.createObjectURL(read.preview);
  return { picture: { kind: 'new', id: createRandomKey(), file: sent, chosen: file, preview } };
}

function validateAgainstList(file: File, present: readonly PictureItem[]): RejectionReason | undefined {
  if (present.some((item) => item.kind === 'new' && isSame(item.chosen, file))) return 'chosen already';
  return present.length >= limits.picturesInAll ? 'too many' : undefined;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const asJpeg = ({ name, lastModified }: File, picture: Blob) =>
  new File([picture], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg', lastModified });
