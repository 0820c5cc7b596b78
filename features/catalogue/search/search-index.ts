import type { PackageCard } from '#contract/package.ts';
import type { findCorrections, matchText } from '#features/catalogue/text-search/text-search.ts';
import { toSearchDocument, type SearchDocument } from '#features/shared/search/list-search.ts';
import { placeKey } from '#features/shared/search/place-names.ts';
import { localName } from '#features/shared/tour-places.ts';

/** Its text is name, place (also in its own script), description and highlights. */
export interface PackageDocument extends SearchDocument<PackageCard> {
  /** In the form of `placeKey`. */
  readonly place: string;
}

/** The search in all texts of a package, which is loaded when somebody searches. */
export interface TextSearch {
  readonly matchText: typeof matchText;
  readonly findCorrections: typeof findCorrections;
}

const indexes = new WeakMap<readonly PackageCard[], readonly PackageDocument[]>();
const textSearches = new WeakMap<readonly PackageDocument[], TextSearch>();

/** Normalizes a list once, so that each typed letter only compares. @returns another list with a text search */
export function getSearchIndex(
  packages: readonly PackageCard[],
  textSearch?: TextSearch,
): readonly PackageDocument[] {
  const index = indexes.get(packages) ?? packages.map(toPackageDocument);
  indexes.set(packages, index);
  return textSearch ? withTextSearch(index, textSearch) : index;
}

const searched = new WeakMap<readonly PackageDocument[], readonly PackageDocument[]>();

function withTextSearch(index: readonly PackageDocument[], textSearch: TextSearch) {
  const copy = searched.get(index) ?? [...index];
  searched.set(index, copy);
  textSearches.set(copy, textSearch);
  return copy;
}

export const textSearchOf = (index: readonly PackageDocument[]): TextSearch | undefined =>
  textSearches.get(index);

function toPackageDocument(tour: PackageCard): PackageDocument {
  const { name, place, description, tripHighlights } = tour;
  const localNames = [tour.localName ?? '', localName(place) ?? ''];
  const texts = [name, place, ...localNames, description, ...(tripHighlights ?? [])];
  return { ...toSearchDocument(tour, texts), place: placeKey(place) };
}
