import * as v from 'valibot';
import type { Http } from './http.ts';

/** `encodeURIComponent` throws on half of a surrogate pair. */
const halfCharacter = /\p{Surrogate}/u;

interface Entry {
  readonly _id: string;
  readonly images: readonly string[];
}

interface Reading {
  readonly label: string;
  readonly http: Pick<Http, 'pictureAddress'>;
}

/** Leaves out entries without a usable `_id`, with a console warning, and repeated pictures of an entry. */
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
