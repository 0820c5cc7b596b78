import * as v from 'valibot';
import { isPictureAddress } from './pictures.ts';

/** Never fails: `read` maps any value, also a missing one, so that one bad field does not lose the whole entry. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<T>(read: (given: unknown) => T) {
  return v.pipe(v.nullish(v.unknown(), null), v.transform(read));
}

/** Non-empty text; a number reads as its text. */
export const IdSchema = v.pipe(
  lenient((given) => (typeof given === 'number' ? String(given) : given)),
  v.string(),
  v.trim(),
  v.nonEmpty('An id is required'),
);

/** Anything but text reads as ''. */
export const LenientText = lenient((given) => (typeof given === 'string' ? given : ''));

/** A number, or a number as text; anything else reads as null: unknown. */
export const LenientNumber = lenient(toNumber);

function toNumber(given: unknown): number | null {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Anything but a list reads as []. */
export const LenientList = lenient((given): readonly unknown[] => (Array.isArray(given) ? given : []));

/** A list of text, or a single text; entries that are not text, or blank, are left out. */
export const LenientTexts = lenient((given): readonly string[] =>
  [given].flat().filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== ''),
);

/** Picture addresses; those that may not be rendered are left out. */
export const Pictures = v.pipe(
  LenientTexts,
  v.transform((addresses): readonly string[] => addresses.filter(isPictureAddress)),
);
