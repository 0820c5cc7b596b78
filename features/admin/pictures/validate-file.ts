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
  | { readonly type: 'unchanged' }
  | { readonly type: 'encoded'; readonly size: PictureSize }
  | { readonly type: 'rejected'; readonly reason: RejectionReason };

/** Formats that the backend decodes. */
const acceptedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** Pixels of a downscaled picture's longer side: twice what the site shows. */
const maxEncodedSide = 3200;

const rejectFile = (reason: RejectionReason): ValidationResult => ({ type: 'rejected', reason });

export function validateFileType({ name, type, size }: ChosenFile): RejectionReason | undefined {
  if (type === 'image/svg+xml') return 'drawing';
  if (!type.startsWith('image/') && !isHeic({ name, type })) return 'no picture';
  if (size === 0) return 'empty';
  return undefined;
}

/** Decides how a chosen file is sent. @param size null when this browser cannot decode the file */
export function validateFile(file: ChosenFile, size: PictureSize | null): ValidationResult {
  const rejection = validateFileType(file);
  if (rejection !== undefined) return rejectFile(rejection);
  if (size === null) return rejectFile(isHeic(file) ? 'heic' : 'damaged');
  const { width, height } = size;
  const max = file.type === 'image/avif' ? limits.wholePicturePixels : limits.picturePixels;
  const tooLarge =
    file.size > limits.pictureBytes || width * height > max || Math.max(width, height) > limits.pictureSide;
  if (tooLarge) return { type: 'encoded', size: fitWithin(size, maxEncodedSide) };
  return acceptedTypes.has(file.type) ? { type: 'unchanged' } : { type: 'encoded', size };
}

/** iPhones write HEIC; browsers often give such a file no media type. */
function isHeic({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

function fitWithin({ width, height }: PictureSize, max: number): PictureSize {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
