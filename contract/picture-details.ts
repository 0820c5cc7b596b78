import * as v from 'valibot';
import { lenient, LenientText } from './reading.ts';
import { isPictureAddress } from './pictures.ts';

/** What the owner says about one picture of a package or destination. */
export interface PictureDetail {
  readonly address: string;
  /** The point that every crop keeps in view, in percent of width and height from the top left; absent: the centre. */
  readonly focal?: FocalPoint | undefined;
  /** Text alternative; absent: the one that the place makes. */
  readonly alt?: string | undefined;
  /** Shown behind the title of the package's page; absent for all: the last picture is. */
  readonly banner?: true | undefined;
}

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

// Not of valibot's numbers and fallbacks, which nothing else on a public page needs.
const LenientFocalPoint = lenient((value): FocalPoint | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  isPercent(value.x) &&
  isPercent(value.y)
    ? { x: value.x, y: value.y }
    : undefined,
);

const DetailSchema = v.object({
  address: v.pipe(v.string(), v.check(isPictureAddress)),
  focal: v.optional(LenientFocalPoint),
  alt: v.optional(LenientText),
  banner: v.optional(lenient((value) => value === true || undefined)),
});

/** Details of those pictures that have any; a malformed entry is left out. */
export const LenientPictureDetails = lenient((value): readonly PictureDetail[] =>
  Array.isArray(value)
    ? value.flatMap((entry) => {
        const read = v.safeParse(DetailSchema, entry);
        return read.success ? [read.output] : [];
      })
    : [],
);

/** @returns undefined for a picture without details */
export function findPictureDetail(
  details: readonly PictureDetail[] | null | undefined,
  address: string | undefined,
): PictureDetail | undefined {
  return details?.find((detail) => detail.address === address);
}
