import type { PackageCard } from '#contract/package.ts';
import { createTextTest, sortByNumber } from '#features/shared/search/list-search.ts';
import { isInRange, parseRange } from './number-range.ts';
import { filters, type Filter, type PackageSearchParams, type Sort } from './package-search-params.ts';
import { placeKey, type PackageDocument } from './search-index.ts';

type Test = (entry: PackageDocument) => boolean;

const createRangeTest =
  (numberOf: (found: PackageCard) => number | null) =>
  (wanted: string): Test => {
    const range = parseRange(wanted);
    return ({ found }) => range === null || isInRange(range, numberOf(found));
  };

/** The predicate of each filter; for `q` every word must occur in the package's text. */
const tests: Readonly<Record<Filter, (wanted: string) => Test>> = {
  q: createTextTest,
  place(wanted) {
    const key = placeKey(wanted);
    return ({ place }) => place === key;
  },
  days: createRangeTest(({ days }) => days),
  price: createRangeTest(({ price }) => price),
  persons: createRangeTest(({ persons }) => persons),
};

/** @param wanted the filter's value, as written in the address */
export const createFilterTest = (filter: Filter, wanted: string): Test => tests[filter](wanted);

/** The packages that pass every filter, in the order of the list. @param except a filter to ignore */
export function filterPackages(
  list: readonly PackageDocument[],
  query: PackageSearchParams,
  except?: Filter,
): readonly PackageDocument[] {
  const worded = except === 'q' || query.q === '' ? list : filterByText(list, query.q);
  const asked = filters
    .filter((filter) => filter !== 'q' && filter !== except && query[filter] !== '')
    .map((filter) => createFilterTest(filter, query[filter]));
  return asked.length === 0 ? worded : worded.filter((entry) => asked.every((test) => test(entry)));
}

interface TextMatch {
  readonly q: string;
  readonly found: readonly PackageDocument[];
}

const lastTextMatch = new WeakMap<readonly PackageDocument[], TextMatch>();

/** Comparing texts is the slowest step, so the last result of each list is cached. */
function filterByText(list: readonly PackageDocument[], q: string): readonly PackageDocument[] {
  const last = lastTextMatch.get(list);
  if (last?.q === q) return last.found;
  const found = list.filter(createFilterTest('q', q));
  lastTextMatch.set(list, { q, found });
  return found;
}

/** The packages that match a query, in its order. */
export function searchPackages(
  list: readonly PackageDocument[],
  query: PackageSearchParams,
): readonly PackageCard[] {
  const found = filterPackages(list, query).map((entry) => entry.found);
  return sortPackages(found, query.sort);
}

function sortPackages(packages: readonly PackageCard[], sort: Sort): readonly PackageCard[] {
  switch (sort) {
    case '':
      return packages;
    case 'price-up':
      return sortByNumber(packages, 'ascending', ({ price }) => price);
    case 'price-down':
      return sortByNumber(packages, 'descending', ({ price }) => price);
    case 'days-up':
      return sortByNumber(packages, 'ascending', ({ days }) => days);
    case 'days-down':
      return sortByNumber(packages, 'descending', ({ days }) => days);
  }
  return sort satisfies never;
}

/** The query with its place spelled as in the list; an unknown place is removed. */
export function withKnownPlace(
  list: readonly PackageDocument[],
  query: PackageSearchParams,
): PackageSearchParams {
  if (query.place === '') return query;
  const key = placeKey(query.place);
  const place = list.find((entry) => entry.place === key)?.found.place.trim() ?? '';
  return place === query.place ? query : { ...query, place };
}
