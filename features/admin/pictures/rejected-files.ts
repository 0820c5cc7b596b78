import { limits } from '#contract/limits.ts';

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
  'too many': `was left out: there can be at most ${limits.picturesInAll} pictures in all.`,
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
  'too many': `were left out: there can be at most ${limits.picturesInAll} pictures in all.`,
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
