import type { PackageCard } from '#contract/package.ts';
import { localName } from '#features/shared/text/local-names.ts';
import { plainText, toSearchDocument, type SearchDocument } from '#features/shared/search/list-search.ts';

/** Its text is name, place (also in its own script), description and highlights. */
export interface PackageDocument extends SearchDocument<PackageCard> {
  readonly place: string;
}

const indexes = new WeakMap<readonly PackageCard[], readonly PackageDocument[]>();

/** Normalizes a list once, so that each typed letter only compares. */
export function getSearchIndex(packages: readonly PackageCard[]): readonly PackageDocument[] {
  const index = indexes.get(packages) ?? packages.map(toPackageDocument);
  indexes.set(packages, index);
  return index;
}

function toPackageDocument(tour: PackageCard): PackageDocument {
  const { name, place, description, tripHighlights } = tour;
  const localNames = [tour.localName ?? '', localName(place) ?? ''];
  const texts = [name, place, ...localNames, description, ...(tripHighlights ?? [])];
  return { ...toSearchDocument(tour, texts), place: placeKey(place) };
}

export const placeKey = (place: string) => plainText(place.trim());
