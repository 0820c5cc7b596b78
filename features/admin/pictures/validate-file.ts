import { limits } from '#contract/limits.ts';
import type { RejectionReason } from './rejected-files.ts';

export interface ChosenFile {
  readonly name: string;
  /** Media type; '' when the browser knows none. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type ValidationResult =
  /** Sent byte for byte. */
  | { readonly take: 'as-it-is' }
  /** Re-encoded at this size. */
  | { readonly take: 'encoded'; readonly size: PictureSize }
  | { readonly take: 'refused'; readonly reason: RejectionReason };

/** Formats that the backend decodes. */
const acceptedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** Pixels of a downscaled picture's longer side: twice what the site shows. */
const longerSide = 3200;

const rejectFile = (reason: RejectionReason): ValidationResult => ({ take: 'refused', reason });

/** Why a file is refused before it is decoded; undefined when it may be a picture. */
export function validateFileType({ name, type, size }: ChosenFile): RejectionReason | undefined {
  if (type === 'image/svg+xml') return 'drawing';
  if (!type.startsWith('image/') && !isHeic({ name, type })) return 'no picture';
  if (size === 0) return 'empty';
  return undefined;
}

/** Decides how a chosen file is sent. @param size null when this browser cannot decode the file */
export function validateFile(file: ChosenFile, size: PictureSize | null): ValidationResult {
  const refusal = validateFileType(file);
  if (refusal !== undefined) return rejectFile(refusal);
  if (size === null) return rejectFile(isHeic(file) ? 'heic' : 'damaged');
  const { width, height } = size;
  const most = file.type === 'image/avif' ? limits.wholePicturePixels : limits.picturePixels;
  const tooLarge =
    file.size > limits.pictureBytes || width * height > most || Math.max(width, height) > limits.pictureSide;
  if (tooLarge) return { take: 'encoded', size: fitWithin(size, longerSide) };
  return acceptedTypes.has(file.type) ? { take: 'as-it-is' } : { take: 'encoded', size };
}

/** iPhones write HEIC; browsers often give such a file no media type. */
function isHeic({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

function fitWithin({ width, height }: PictureSize, most: number): PictureSize {
  const share = Math.min(1, most / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
