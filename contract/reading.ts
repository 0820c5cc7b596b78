import * as v from 'valibot';
import { isPictureAddress } from './pictures.ts';

/** Never fails: `read` maps any value, also a missing one, so that one bad field does not lose the whole entry. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<T>(read: (value: unknown) => T) {
  return v.pipe(v.nullish(v.unknown(), null), v.transform(read));
}

/** Non-empty text; a number reads as its text. */
export const IdSchema = v.pipe(
  lenient((value) => (typeof value === 'number' ? String(value) : value)),
  v.string(),
  v.trim(),
  v.nonEmpty('An id is required'),
);

/** Of the ids of our own backend. */
export const idPattern = /^[\w-]{1,64}$/;

/** An id where it is always there: in the answers to calls of our own. */
export const OwnIdSchema = v.pipe(v.string(), v.nonEmpty());

export const LenientText = lenient((value) => (typeof value === 'string' ? value : ''));

/** A number, or a number as text; anything else reads as null: unknown. */
export const LenientNumber = lenient(toNumber);

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const LenientList = lenient((value): readonly unknown[] => (Array.isArray(value) ? value : []));

/** A list of text, or a single text; entries that are not text, or blank, are left out. */
export const LenientTexts = lenient((value): readonly string[] =>
  [value].flat().filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== ''),
);

/** Picture addresses; those that may not be rendered are left out. */
export const Pictures = v.pipe(
  LenientTexts,
  v.transform((addresses): readonly string[] => addresses.filter(isPictureAddress)),
);
