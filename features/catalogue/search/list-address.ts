import { allPackagesKey, categories, type CategoryKey } from '#contract/category.ts';
import { decodeSearch, firstListPackages, readShownCount } from '#contract/list-params.ts';
import type { PackageCard } from '#contract/package.ts';
import { findPictureDetail, type FocalPoint } from '#contract/picture-details.ts';
import { createPlaceTest, placeKey } from '#features/shared/search/place-names.ts';
import { findTourPlace, type TourPlace } from '#features/shared/tour-places.ts';
import { packageSearchParams, type PackageSearchParams } from './package-search-params.ts';

/** Packages of a page that the server renders; the browser shows more. */
const maxServedPackages = 10 * firstListPackages;

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

/** A place whose packages a list shows. */
export interface ListPlace {
  /** As the list writes it; where the list has no package of it, as the Destination page does. */
  readonly name: string;
  readonly hasPackages: boolean;
  /** The first picture of the first package that has one. */
  readonly picture?: string | undefined;
  readonly focal?: FocalPoint | undefined;
}

/** @param place by any of its names @returns undefined for a place that neither the list nor the Destination page has: the words of an address are no title */
export function findListPlace(
  list: readonly PackageCard[],
  category: CategoryKey,
  place: string,
): ListPlace | undefined {
  if (placeKey(place) === '') return undefined;
  const isPlace = createPlaceTest(place);
  const tours = list.filter((tour) => isPlace(tour.place));
  const name = tours[0]?.place.trim() ?? findPlaceDiscount(category, place)?.name;
  if (name === undefined) return undefined;
  const pictured = tours.find(({ images }) => images[0]);
  const picture = pictured?.images[0];
  return {
    name,
    hasPackages: tours.length > 0,
    picture,
    focal: findPictureDetail(pictured?.pictureDetails, picture)?.focal,
  };
}

/** What the Destination page promises for a place. @param place by any of its names */
export function findPlaceDiscount(category: CategoryKey, place: string): TourPlace | undefined {
  return findTourPlace(createPlaceTest(place), category === allPackagesKey ? categories : [category]);
}
