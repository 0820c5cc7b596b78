import { limits } from '#contract/limits.ts';
import { findShapeFault } from '#contract/pictures.ts';

interface ChosenFile {
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

/** The size scaled down into the bounds, never up. */
export function fitWithin({ width, height }: PictureSize, bounds: PictureSize): PictureSize {
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

type CommonReason =
  | 'as it is'
  | 'chosen already'
  | 'damaged'
  | 'drawing'
  | 'empty'
  | 'heic'
  | 'no picture'
  | 'too large'
  | 'too many';

/** `shape`: of `findShapeFault`. */
export type RejectionReason = CommonReason | { readonly shape: string };

export interface RejectedFile {
  readonly name: string;
  readonly reason: RejectionReason;
}

const megabytes = limits.pictureBytes / 1024 / 1024;
const most = `of at most ${megabytes} MB and ${limits.picturePixels / 1_000_000} megapixels`;

const singularTexts: Readonly<Record<CommonReason, string>> = {
  'as it is': `cannot be sent as it is, and this browser cannot convert it without changing how it looks. Please save it as an RGB JPEG ${most}.`,
  'chosen already': 'was chosen already.',
  damaged: 'cannot be read. It may be damaged.',
  drawing: 'is a drawing (SVG). Please choose a photograph.',
  empty: 'is empty.',
  heic: 'is a HEIC photograph, which this browser cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible for new photographs, or send this one as JPEG.',
  'no picture': 'is not a picture.',
  'too large': 'is too large, even scaled down.',
  'too many': `was left out: there can be at most ${limits.pictures} pictures in all.`,
};

const pluralTexts: Readonly<Record<CommonReason, string>> = {
  'as it is': `cannot be sent as they are, and this browser cannot convert them without changing how they look. Please save them as RGB JPEGs ${most}.`,
  'chosen already': 'were chosen already.',
  damaged: 'cannot be read. They may be damaged.',
  drawing: 'are drawings (SVG). Please choose photographs.',
  empty: 'are empty.',
  heic: 'are HEIC photographs, which this browser cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible for new photographs, or send these as JPEG.',
  'no picture': 'are not pictures.',
  'too large': 'are too large, even scaled down.',
  'too many': `were left out: there can be at most ${limits.pictures} pictures in all.`,
};

const maxNames = 3;

export function describeRejections(files: readonly RejectedFile[]): string[] {
  const names = new Map<RejectionReason, string[]>();
  for (const { name, reason } of files) names.set(reason, [...(names.get(reason) ?? []), name]);
  return [...names].map(
    ([reason, fileNames]) => `${formatNames(fileNames)} ${textOf(reason, fileNames.length === 1)}`,
  );
}

function textOf(reason: RejectionReason, isSingle: boolean): string {
  if (typeof reason === 'object') return reason.shape;
  return (isSingle ? singularTexts : pluralTexts)[reason];
}

function formatNames(names: readonly string[]): string {
  const listed = names.length > maxNames + 1 ? names.slice(0, maxNames) : names;
  const parts = listed.length < names.length ? [...listed, `${names.length - listed.length} more`] : listed;
  const last = parts.at(-1) ?? '';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
