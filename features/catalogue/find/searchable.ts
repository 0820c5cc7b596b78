import type { Listed } from '#features/catalogue/listed.ts';
import { localName } from '#features/shared/local-names.ts';
import { plainText } from '#features/shared/search-text.ts';

export interface Searchable {
  readonly found: Listed;
  /** Name, place (also in Hindi), description and highlights, as `plainText`. */
  readonly text: string;
  readonly place: string;
}

const prepared = new WeakMap<readonly Listed[], readonly Searchable[]>();

/** Normalizes a list once, so that each typed letter only compares. */
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

/** Places are compared without case and diacritics. */
export const placeKey = (place: string) => plainText(place.trim());
