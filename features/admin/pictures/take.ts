import { limits } from '#contract/limits.ts';
import type { Codec } from './codec.ts';
import { judge, refusalOf } from './judge.ts';
import type { NewPicture, PictureItem } from './items.ts';

/** A file becomes a picture of the form, or is refused with a reason that names it. */
export type Taken = { readonly picture: NewPicture } | { readonly refused: string };

let taken = 0;

/**
 * Looks at one chosen file, scales it down if it is very large, and makes its preview. One file at a time:
 * a dozen photographs decoded at once would fill a phone's memory.
 * @param present the pictures the form has already
 */
export async function takePicture(file: File, present: readonly PictureItem[], codec: Codec): Promise<Taken> {
  const refusal = refusalOf(file) ?? noRoom(file, present);
  if (refusal !== undefined) return { refused: refusal };
  const read = await codec.read(file);
  const verdict = judge(file, read?.size ?? null);
  if (verdict.take === 'refused' || !read)
    return { refused: verdict.take === 'refused' ? verdict.reason : `${file.name} cannot be read.` };
  const sent = verdict.take === 'as-it-is' ? file : asJpeg(file, await codec.encode(file, verdict.size));
  if (sent.size > limits.pictureBytes) return { refused: `${file.name} is too large, even scaled down.` };
  taken += 1;
  const preview = URL.createObjectURL(read.preview);
  return { picture: { kind: 'new', id: `new-${taken}`, file: sent, chosen: file, preview } };
}

function noRoom(file: File, present: readonly PictureItem[]): string | undefined {
  const chosen = present.filter((item) => item.kind === 'new');
  if (chosen.some((item) => isSame(item.chosen, file))) return `${file.name} was chosen already.`;
  if (chosen.length >= limits.pictures)
    return `${file.name} was left out: ${limits.pictures} pictures can be sent at once. Save, then add more.`;
  if (present.length >= limits.picturesInAll)
    return `${file.name} was left out: there can be at most ${limits.picturesInAll} pictures in all.`;
  return undefined;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const asJpeg = ({ name, lastModified }: File, picture: Blob) =>
  new File([picture], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg', lastModified });
