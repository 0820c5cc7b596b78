import { allPackagesKey, categories, type CategoryKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import { createPlaceTest, placeKey } from '#features/shared/search/place-names.ts';
import { findSeasonDiscount, type SeasonDiscount } from '#features/shared/text/season-discounts.ts';
import type { PackageDocument } from './search-index.ts';

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
export function findPlaceDiscount(category: CategoryKey, place: string): SeasonDiscount | undefined {
  return findSeasonDiscount(createPlaceTest(place), category === allPackagesKey ? categories : [category]);
}
