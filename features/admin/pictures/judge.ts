import { limits } from '#contract/limits.ts';
import type { RefusalReason } from './refused-files.ts';

/** What is known of a file before it is looked into. */
export interface ChosenFile {
  readonly name: string;
  /** The media type as the browser names it; '' when it knows none. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type Verdict =
  /** Ordinary pictures go as they are, byte for byte. */
  | { readonly take: 'as-it-is' }
  /** Encoded anew at this size. */
  | { readonly take: 'encoded'; readonly size: PictureSize }
  | { readonly take: 'refused'; readonly reason: RefusalReason };

/** What the backend decodes itself. */
const sendable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** Pixels of the longer side of a picture that is scaled down: twice what the site ever shows. */
const longerSide = 3200;

const refused = (reason: RefusalReason): Verdict => ({ take: 'refused', reason });

/** Why a file is no picture, before anything is decoded; undefined when it may be one. */
export function refusalOf({ name, type, size }: ChosenFile): RefusalReason | undefined {
  if (type === 'image/svg+xml') return 'drawing';
  if (!type.startsWith('image/') && !isHeic({ name, type })) return 'no picture';
  if (size === 0) return 'empty';
  return undefined;
}

/**
 * What becomes of a chosen file.
 * @param size of the decoded picture; null when this browser cannot decode it
 */
export function judge(file: ChosenFile, size: PictureSize | null): Verdict {
  const refusal = refusalOf(file);
  if (refusal !== undefined) return refused(refusal);
  if (size === null) return refused(isHeic(file) ? 'heic' : 'damaged');
  const { width, height } = size;
  const most = file.type === 'image/avif' ? limits.wholePicturePixels : limits.picturePixels;
  const tooLarge =
    file.size > limits.pictureBytes || width * height > most || Math.max(width, height) > limits.pictureSide;
  if (tooLarge) return { take: 'encoded', size: within(size, longerSide) };
  return sendable.has(file.type) ? { take: 'as-it-is' } : { take: 'encoded', size };
}

/** iPhones write HEIC; browsers often give such a file no type. */
function isHeic({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

function within({ width, height }: PictureSize, most: number): PictureSize {
  const share = Math.min(1, most / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
