import { limits } from '#contract/limits.ts';
import { findShapeFault } from '#contract/pictures.ts';
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
  /** `canStay`: the file can be sent as it is where that is not more to send. */
  | { readonly type: 'encoded'; readonly size: PictureSize; readonly canStay: boolean }
  | { readonly type: 'rejected'; readonly reason: RejectionReason };

/** Formats that the backend decodes. */
const acceptedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** For a backend that does not say what it keeps: twice what the site shows. */
const maxEncoded: PictureSize = { width: 3200, height: 3200 };

const rejectFile = (reason: RejectionReason): ValidationResult => ({ type: 'rejected', reason });

export function validateFileType({ name, type, size }: ChosenFile): RejectionReason | undefined {
  if (type === 'image/svg+xml') return 'drawing';
  if (!type.startsWith('image/') && !isHeic({ name, type })) return 'no picture';
  if (size === 0) return 'empty';
  return undefined;
}

/**
 * Decides how a chosen file is sent.
 * @param size null when this browser cannot decode the file
 * @param kept what the backend keeps of a picture at most; null where that is not known
 * @param isAltered whether a canvas would alter it (`isAlteredByCanvas`)
 */
export function validateFile(
  file: ChosenFile,
  size: PictureSize | null,
  kept: PictureSize | null = null,
  isAltered = false,
): ValidationResult {
  const rejection = validateFileType(file);
  if (rejection !== undefined) return rejectFile(rejection);
  if (size === null) return rejectFile(isHeic(file) ? 'heic' : 'damaged');
  const shape = findShapeFault(size);
  if (shape !== undefined) return rejectFile({ shape });
  const { width, height } = size;
  const max = file.type === 'image/avif' ? limits.wholePicturePixels : limits.picturePixels;
  const isTooLarge = file.size > limits.pictureBytes || width * height > max;
  if (isTooLarge || !acceptedTypes.has(file.type)) {
    if (isAltered) return rejectFile('as it is');
    // Also what is not too large: iPhones draw 16.7 megapixels at most.
    return { type: 'encoded', size: fitWithin(size, kept ?? maxEncoded), canStay: false };
  }
  if (kept === null || isAltered) return { type: 'unchanged' };
  const fitting = fitWithin(size, kept);
  const isSmallJpeg = file.type === 'image/jpeg' && fitting.width === width && fitting.height === height;
  return isSmallJpeg ? { type: 'unchanged' } : { type: 'encoded', size: fitting, canStay: true };
}

/** iPhones write HEIC; browsers often give such a file no media type. */
function isHeic({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

function fitWithin({ width, height }: PictureSize, bounds: PictureSize): PictureSize {
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
