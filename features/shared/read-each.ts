import * as v from 'valibot';
import type { Http } from './http.ts';

/** What an address cannot hold: `encodeURIComponent` throws on half of a character pair. */
const halfCharacter = /\p{Surrogate}/u;

/** Anything that has a page and pictures of its own. */
interface Entry {
  _id: string;
  images: string[];
}

interface Reading {
  /** Names the kind of entry in a warning. */
  readonly label: string;
  /** Knows at which address this site can load a picture. */
  readonly http: Pick<Http, 'pictureAddress'>;
}

/**
 * Reads a list of an answer; what has no usable `_id` is left out with a console warning.
 * A picture that an entry names twice is kept once.
 */
export function readEach<T extends Entry>(
  schema: v.GenericSchema<unknown, T>,
  entries: unknown,
  { label, http }: Reading,
): T[] {
  if (!Array.isArray(entries)) return [];
  const located = (entry: T): T => ({
    ...entry,
    images: [...new Set(entry.images)].map((address) => http.pictureAddress(address)),
  });
  return entries.flatMap((entry: unknown) => {
    const read = v.safeParse(schema, entry);
    if (read.success && !halfCharacter.test(read.output._id)) return [located(read.output)];
    // oxlint-disable-next-line no-console -- whoever runs the backend should hear of entries nobody can see
    console.warn(`A ${label} without an id was left out.`);
    return [];
  });
}
