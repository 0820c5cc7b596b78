import { limits } from '#contract/limits.ts';

export type RejectionReason =
  | 'chosen already'
  | 'damaged'
  | 'drawing'
  | 'empty'
  | 'heic'
  | 'no picture'
  | 'too large'
  | 'too many';

export interface RejectedFile {
  readonly name: string;
  readonly reason: RejectionReason;
}

const singularTexts: Readonly<Record<RejectionReason, string>> = {
  'chosen already': 'was chosen already.',
  damaged: 'cannot be read. It may be damaged.',
  drawing: 'is a drawing (SVG). Please choose a photograph.',
  empty: 'is empty.',
  heic: 'is a HEIC photograph, which this browser cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible for new photographs, or send this one as JPEG.',
  'no picture': 'is not a picture.',
  'too large': 'is too large, even scaled down.',
  'too many': `was left out: there can be at most ${limits.picturesInAll} pictures in all.`,
};

const pluralTexts: Readonly<Record<RejectionReason, string>> = {
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
    ([reason, fileNames]) =>
      `${formatNames(fileNames)} ${fileNames.length === 1 ? singularTexts[reason] : pluralTexts[reason]}`,
  );
}

function formatNames(names: readonly string[]): string {
  const listed = names.length > maxNames + 1 ? names.slice(0, maxNames) : names;
  const parts = listed.length < names.length ? [...listed, `${names.length - listed.length} more`] : listed;
  const last = parts.at(-1) ?? '';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
