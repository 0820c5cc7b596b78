import type { PackageCard } from '#contract/package.ts';

export const maxNeighbours = 3;

/** How much dearer or cheaper a tour of the same price range may be: a third. */
const priceRange = 1 / 3;

/** Tours of the same place, then those of the nearest price in the same range. */
export function selectNeighbours(
  tour: Pick<PackageCard, '_id' | 'place' | 'price'>,
  candidates: readonly PackageCard[],
): readonly PackageCard[] {
  const others = new Map(candidates.filter(({ _id }) => _id !== tour._id).map((other) => [other._id, other]));
  const distance = (other: PackageCard) =>
    tour.price && other.price ? Math.abs(other.price - tour.price) / tour.price : Number.MAX_VALUE;
  const isSamePlace = (other: PackageCard) =>
    toKey(tour.place) !== '' && toKey(other.place) === toKey(tour.place);
  return [...others.values()]
    .filter((other) => isSamePlace(other) || distance(other) <= priceRange)
    .sort((a, b) => Number(isSamePlace(b)) - Number(isSamePlace(a)) || distance(a) - distance(b))
    .slice(0, maxNeighbours);
}

const toKey = (place: string) => place.trim().toLowerCase();
