import type { PackageCard } from '#contract/package.ts';
import { localName } from '#features/shared/text/local-names.ts';
import { plainText } from '#features/shared/search-text.ts';

export interface SearchDocument {
  readonly found: PackageCard;
  /** Name, place (also in Hindi), description and highlights, as `plainText`. */
  readonly text: string;
  readonly place: string;
}

const indexes = new WeakMap<readonly PackageCard[], readonly SearchDocument[]>();

/** Normalizes a list once, so that each typed letter only compares. */
export function getSearchIndex(packages: readonly PackageCard[]): readonly SearchDocument[] {
  const index = indexes.get(packages) ?? packages.map(toSearchDocument);
  indexes.set(packages, index);
  return index;
}

function toSearchDocument(found: PackageCard): SearchDocument {
  const { name, place, description, tripHighlights } = found;
  const texts = [name, place, localName(place) ?? '', description, ...(tripHighlights ?? [])];
  return { found, text: plainText(texts.join('\n')), place: placeKey(place) };
}

/** Places are compared without case and diacritics. */
export const placeKey = (place: string) => plainText(place.trim());
