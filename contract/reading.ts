import * as v from 'valibot';
import { isPictureAddress } from './pictures.ts';

/**
 * What is read of a value that may be missing, null or anything at all: `read` makes the best of it, so
 * an odd field never costs a visitor the whole entry.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<T>(read: (given: unknown) => T) {
  return v.pipe(v.nullish(v.unknown(), null), v.transform(read));
}

/** An identifier: URL-safe text; a backend's number reads as its text. */
export const IdSchema = v.pipe(
  lenient((given) => (typeof given === 'number' ? String(given) : given)),
  v.string(),
  v.trim(),
  v.nonEmpty('An id is required'),
);

/** Text that may be missing: reads as ''. */
export const LenientText = lenient((given) => (typeof given === 'string' ? given : ''));

/** A number, or a number as text; anything else reads as null, meaning "not said". */
export const LenientNumber = lenient(toNumber);

function toNumber(given: unknown): number | null {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A list that may be missing. */
export const LenientList = lenient((given): readonly unknown[] => (Array.isArray(given) ? given : []));

/** A list of text that may be missing, or a single text; entries that are no text are left out. */
export const LenientTexts = lenient((given) =>
  [given].flat().filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== ''),
);

/** Picture addresses that may be rendered; others are left out. */
export const Pictures = v.pipe(
  LenientTexts,
  v.transform((addresses) => addresses.filter(isPictureAddress)),
);
