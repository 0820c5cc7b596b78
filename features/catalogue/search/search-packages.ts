import type { PackageCard } from '#contract/package.ts';
import { statedPrice } from '#contract/price-text.ts';
import { createTextTest, sortByNumber } from '#features/shared/search/list-search.ts';
import { placeKey } from '#features/shared/search/place-names.ts';
import { isInRange, parseRange } from './number-range.ts';
import {
  filters,
  packageSearchParams,
  type Filter,
  type PackageSearchParams,
  type Sort,
} from './package-search-params.ts';
import { getSearchIndex, textSearchOf, type PackageDocument, type TextSearch } from './search-index.ts';

/** Chooses the packages of a list that a page shows. */
export type SelectPackages = (packages: readonly PackageCard[]) => readonly PackageCard[];

export interface SearchResult {
  readonly select: SelectPackages;
}

type Test = (document: PackageDocument) => boolean;

const createRangeTest =
  (numberOf: (tour: PackageCard) => number | null) =>
  (value: string): Test => {
    const range = parseRange(value);
    return ({ item: tour }) => range === null || isInRange(range, numberOf(tour));
  };

/** The predicate of each filter; that of `q` holds until the text search has loaded. */
const tests: Readonly<Record<Filter, (value: string) => Test>> = {
  q: createTextTest,
  place(value) {
    const key = placeKey(value);
    return ({ place }) => place === key;
  },
  days: createRangeTest(({ days }) => days),
  price: createRangeTest(statedPrice),
  persons: createRangeTest(({ persons }) => persons),
};

export const createFilterTest = (filter: Filter, value: string): Test => tests[filter](value);

/** The packages that pass every filter, in the order of the list; of a text, those named so come first. @param except a filter to ignore */
export function filterPackages(
  list: readonly PackageDocument[],
  query: PackageSearchParams,
  except?: Filter,
): readonly PackageDocument[] {
  const textMatches = except === 'q' || query.q === '' ? list : filterByText(list, query.q);
  const activeTests = filters
    .filter((filter) => filter !== 'q' && filter !== except && query[filter] !== '')
    .map((filter) => createFilterTest(filter, query[filter]));
  return activeTests.length === 0
    ? textMatches
    : textMatches.filter((document) => activeTests.every((test) => test(document)));
}

interface TextMatch {
  readonly q: string;
  readonly matches: readonly PackageDocument[];
}

const lastTextMatch = new WeakMap<readonly PackageDocument[], TextMatch>();

/** Comparing texts is the slowest step, so the last result of each list is cached. */
function filterByText(list: readonly PackageDocument[], q: string): readonly PackageDocument[] {
  const last = lastTextMatch.get(list);
  if (last?.q === q) return last.matches;
  const matches = textSearchOf(list)?.matchText(list, q) ?? list.filter(createFilterTest('q', q));
  lastTextMatch.set(list, { q, matches });
  return matches;
}

export function searchPackages(
  list: readonly PackageDocument[],
  query: PackageSearchParams,
): readonly PackageCard[] {
  const matches = filterPackages(list, query).map((document) => document.item);
  return sortPackages(matches, query.sort);
}

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

/** The query with its place spelled as in the list; a place that the list does not have stays as it is. */
export function withKnownPlace(
  list: readonly PackageDocument[],
  query: PackageSearchParams,
): PackageSearchParams {
  if (query.place === '') return query;
  const key = placeKey(query.place);
  const place = list.find((document) => document.place === key)?.item.place.trim() ?? query.place;
  return place === query.place ? query : { ...query, place };
}

/** @param shownCount packages that are shown at most */
export function createSearchResult(
  query: PackageSearchParams,
  shownCount: number,
  textSearch: TextSearch | undefined,
): SearchResult {
  const isWholeList = packageSearchParams.write(query) === '';
  return {
    select: (packages) =>
      (isWholeList ? packages : searchPackages(getSearchIndex(packages, textSearch), query)).slice(
        0,
        shownCount,
      ),
  };
}
