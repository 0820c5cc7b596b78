import { allPackagesKey, categories, type CategoryKey } from '#contract/category.ts';
import { decodeSearch } from '#contract/list-params.ts';
import type { PackageCard } from '#contract/package.ts';
import { firstListPackages } from '#features/catalogue/store.ts';
import { createPlaceTest, placeKey } from '#features/shared/search/place-names.ts';
import { findTourPlace, type TourPlace } from '#features/shared/tour-places.ts';
import { getTextSearch, loadTextSearch } from './load-text-search.ts';
import { packageSearchParams, type PackageSearchParams } from './package-search-params.ts';
import type { PackageDocument } from './search-index.ts';
import { createSearchResult, type SelectPackages } from './search-packages.ts';

/** Packages of a page that the server renders; the browser shows more. */
const maxServedPackages = 10 * firstListPackages;
const maxShownPackages = 100 * firstListPackages;

/** The number of packages that an address shows: `?show=48`, always a multiple of 24. @param search the query string */
export function readShownCount(search: string): number {
  const wanted = Number.parseInt(new URLSearchParams(search).get('show') ?? '', 10);
  const pages = Math.ceil(wanted / firstListPackages);
  return Math.min(pages > 1 ? pages * firstListPackages : firstListPackages, maxShownPackages);
}

/** @returns '' for the first packages of the whole list, else with `?` */
export function writeListSearch(query: PackageSearchParams, shownCount = firstListPackages): string {
  const search = packageSearchParams.write(query);
  if (shownCount <= firstListPackages) return search;
  return `${search === '' ? '?' : `${search}&`}show=${shownCount}`;
}

/** One form for all queries that show the same, for the server's pages. @param search as it was asked for */
export function toCanonicalSearch(search: string): string {
  const query = packageSearchParams.read(decodeSearch(search));
  return writeListSearch(query, Math.min(readShownCount(search), maxServedPackages));
}

/** Chooses from a whole list what the page of a query shows. */
export async function toSelection(search: string): Promise<SelectPackages> {
  const query = packageSearchParams.read(search);
  if (query.q !== '') await loadTextSearch();
  return createSearchResult(query, readShownCount(search), getTextSearch()).select;
}

/** A place whose packages a list shows. */
export interface ListPlace {
  /** As the list writes it; where the list has no package of it, as the Destination page does. */
  readonly name: string;
  /** The first package of the list that goes there, with pictures where one has them; undefined when none does. */
  readonly tour: PackageCard | undefined;
}

/** @param place by any of its names @returns undefined for a place that neither the list nor the Destination page has: the words of an address are no title */
export function findListPlace(
  list: readonly PackageDocument[],
  category: CategoryKey,
  place: string,
): ListPlace | undefined {
  const key = placeKey(place);
  if (key === '') return undefined;
  const tours = list.filter((document) => document.place === key).map(({ item }) => item);
  const name = tours[0]?.place.trim() ?? findPlaceDiscount(category, place)?.name;
  return name === undefined ? undefined : { name, tour: tours.find(({ images }) => images[0]) ?? tours[0] };
}

/** What the Destination page promises for a place. @param place by any of its names */
export function findPlaceDiscount(category: CategoryKey, place: string): TourPlace | undefined {
  return findTourPlace(createPlaceTest(place), category === allPackagesKey ? categories : [category]);
}
