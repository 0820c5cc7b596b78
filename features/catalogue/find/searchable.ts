import type { Listed } from '#features/catalogue/listed.ts';
import { localName } from '#features/shared/local-names.ts';
import { plainText } from '#features/shared/search-text.ts';

/** A package with what it is found by, made once for all searches. */
export interface Searchable {
  readonly found: Listed;
  /** Name, place (in Hindi, too), description and highlights. */
  readonly text: string;
  /** The place as it is compared. */
  readonly place: string;
}

const prepared = new WeakMap<readonly Listed[], readonly Searchable[]>();

/** Prepares a list for searching, once; so a letter typed costs nothing but comparing. */
export function searchable(packages: readonly Listed[]): readonly Searchable[] {
  const ready = prepared.get(packages) ?? packages.map(prepare);
  prepared.set(packages, ready);
  return ready;
}

function prepare(found: Listed): Searchable {
  const { name, place, description, tripHighlights } = found;
  const texts = [name, place, localName(place) ?? '', description, ...tripHighlights];
  return { found, text: plainText(texts.join('\n')), place: placeKey(place) };
}

/** Places are the same whatever their case and accents. */
export const placeKey = (place: string) => plainText(place.trim());
