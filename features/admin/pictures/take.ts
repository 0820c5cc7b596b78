import { limits } from '#contract/limits.ts';
import { newKey } from '#features/admin/new-key.ts';
import type { Codec } from './codec.ts';
import { judge, refusalOf } from './judge.ts';
import type { NewPicture, PictureItem } from './items.ts';
import type { RefusalReason } from './refused-files.ts';

export type Taken = { readonly picture: NewPicture } | { readonly refused: RefusalReason };

/** Call it for one file at a time: a dozen photographs decoded at once would fill a phone's memory. */
export async function takePicture(file: File, present: readonly PictureItem[], codec: Codec): Promise<Taken> {
  const refusal = refusalOf(file) ?? noRoom(file, present);
  if (refusal !== undefined) return { refused: refusal };
  const read = await codec.read(file);
  const verdict = judge(file, read?.size ?? null);
  if (verdict.take === 'refused' || !read)
    return { refused: verdict.take === 'refused' ? verdict.reason : 'damaged' };
  const sent = verdict.take === 'as-it-is' ? file : asJpeg(file, await codec.encode(file, verdict.size));
  if (sent.size > limits.pictureBytes) return { refused: 'too large' };
  const preview = URL.createObjectURL(read.preview);
  return { picture: { kind: 'new', id: newKey(), file: sent, chosen: file, preview } };
}

function noRoom(file: File, present: readonly PictureItem[]): RefusalReason | undefined {
  if (present.some((item) => item.kind === 'new' && isSame(item.chosen, file))) return 'chosen already';
  return present.length >= limits.picturesInAll ? 'too many' : undefined;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const asJpeg = ({ name, lastModified }: File, picture: Blob) =>
  new File([picture], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg', lastModified });
