import * as v from 'valibot';
import { isPictureAddress } from './pictures.ts';

/** An identifier: URL-safe text; a backend's number reads as its text. */
export const IdSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty('An id is required'),
);

/** Text that may be missing: reads as ''. */
export const LenientText = v.fallback(v.nullish(v.string(), ''), '');

const Numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);

/** A number, or a number as text; anything else reads as null, meaning "not said". */
export const LenientNumber = v.fallback(v.nullish(Numeric, null), null);

/** A list of text that may be missing; entries that are no text are left out. */
export const LenientTexts = v.pipe(
  v.fallback(
    v.union([
      v.array(v.unknown()),
      v.pipe(
        v.string(),
        v.transform((text): unknown[] => [text]),
      ),
    ]),
    [],
  ),
  v.transform((entries) =>
    entries.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== ''),
  ),
);

/** Picture addresses that may be rendered; others are left out. */
export const Pictures = v.pipe(
  LenientTexts,
  v.transform((addresses) => addresses.filter(isPictureAddress)),
);
