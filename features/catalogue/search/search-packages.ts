import type { PackageCard } from '#contract/package.ts';
import { statedPrice } from '#contract/price-text.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { sortByNumber } from '#features/shared/search/list-search.ts';
import { placeKey } from '#features/shared/search/place-names.ts';
import { isInRange, parseRange } from './number-range.ts';
import { filters, type Filter, type PackageSearchParams, type Sort } from './package-search-params.ts';
import { matchText } from './text-search.ts';

type Test = (tour: PackageCard) => boolean;

const createRangeTest =
  (numberOf: (tour: PackageCard) => number | null) =>
  (value: string): Test => {
    const range = parseRange(value);
    return (tour) => range === null || isInRange(range, numberOf(tour));
  };

/** In the form of `placeKey`. */
export const placeOf = weakMemoize((tour: PackageCard) => placeKey(tour.place));

const tests: Readonly<Record<Exclude<Filter, 'q'>, (value: string) => Test>> = {
  place(value) {
    const key = placeKey(value);
    return (tour) => placeOf(tour) === key;
  },
  days: createRangeTest(({ days }) => days),
  price: createRangeTest(statedPrice),
  persons: createRangeTest(({ persons }) => persons),
};

export const createFilterTest = (filter: keyof typeof tests, value: string): Test => tests[filter](value);

/** The packages that pass every filter but the text. @param except a filter to ignore */
export function filterPackages(
  list: readonly PackageCard[],
  query: PackageSearchParams,
  except?: Filter,
): readonly PackageCard[] {
  const active = filters.flatMap((filter) =>
    filter === 'q' || filter === except || query[filter] === ''
      ? []
      : [createFilterTest(filter, query[filter])],
  );
  return active.length === 0 ? list : list.filter((tour) => active.every((test) => test(tour)));
}

/** The packages of a list that a query chooses, in its order. */
export const searchPackages = (
  list: readonly PackageCard[],
  query: PackageSearchParams,
): readonly PackageCard[] =>
  sortPackages(filterPackages(matchText(list, query.q).packages, query), query.sort);

function sortPackages(packages: readonly PackageCard[], sort: Sort): readonly PackageCard[] {
  switch (sort) {
    case '':
      return packages;
    case 'price-up':
      return sortByNumber(packages, 'ascending', statedPrice);
    case 'price-down':
      return sortByNumber(packages, 'descending', statedPrice);
    case 'days-up':
      return sortByNumber(packages, 'ascending', ({ days }) => days);
    case 'days-down':
      return sortByNumber(packages, 'descending', ({ days }) => days);
  }
  return sort satisfies never;
}
