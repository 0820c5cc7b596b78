import type { Listed } from '#features/catalogue/listed.ts';
import { largestFirst, smallestFirst } from '#features/shared/number-order.ts';
import { hasWords, wordsIn } from '#features/shared/search-text.ts';
import { holds, toRange } from './number-range.ts';
import { filters, type Filter, type PackageQuery, type Sort } from './package-query.ts';
import { placeKey, type Searchable } from './searchable.ts';

type Test = (entry: Searchable) => boolean;

const within =
  (numberOf: (found: Listed) => number | null) =>
  (wanted: string): Test => {
    const range = toRange(wanted);
    return ({ found }) => range === null || holds(range, numberOf(found));
  };

/** The predicate of each filter; for `q` every word must occur in the package's text. */
const tests: Readonly<Record<Filter, (wanted: string) => Test>> = {
  q(wanted) {
    const words = wordsIn(wanted);
    return ({ text }) => hasWords(text, words);
  },
  place(wanted) {
    const key = placeKey(wanted);
    return ({ place }) => place === key;
  },
  days: within(({ days }) => days),
  price: within(({ price }) => price),
  persons: within(({ persons }) => persons),
};

/** @param wanted the filter's value, as written in the address */
export const testOf = (filter: Filter, wanted: string): Test => tests[filter](wanted);

/** The packages that pass every filter, in the order of the list. @param except a filter to ignore */
export function matching(
  list: readonly Searchable[],
  query: PackageQuery,
  except?: Filter,
): readonly Searchable[] {
  const worded = except === 'q' || query.q === '' ? list : withWords(list, query.q);
  const asked = filters
    .filter((filter) => filter !== 'q' && filter !== except && query[filter] !== '')
    .map((filter) => testOf(filter, query[filter]));
  return asked.length === 0 ? worded : worded.filter((entry) => asked.every((test) => test(entry)));
}

interface Worded {
  readonly q: string;
  readonly found: readonly Searchable[];
}

const lastWorded = new WeakMap<readonly Searchable[], Worded>();

/** Comparing texts is the slowest step, so the last result of each list is cached. */
function withWords(list: readonly Searchable[], q: string): readonly Searchable[] {
  const last = lastWorded.get(list);
  if (last?.q === q) return last.found;
  const found = list.filter(testOf('q', q));
  lastWorded.set(list, { q, found });
  return found;
}

/** The packages that match a query, in its order. */
export function findPackages(list: readonly Searchable[], query: PackageQuery): readonly Listed[] {
  const found = matching(list, query).map((entry) => entry.found);
  return sorted(found, query.sort);
}

function sorted(packages: readonly Listed[], sort: Sort): readonly Listed[] {
  switch (sort) {
    case '':
      return packages;
    case 'price-up':
      return packages.toSorted((a, b) => smallestFirst(a.price, b.price));
    case 'price-down':
      return packages.toSorted((a, b) => largestFirst(a.price, b.price));
    case 'days-up':
      return packages.toSorted((a, b) => smallestFirst(a.days, b.days));
    case 'days-down':
      return packages.toSorted((a, b) => largestFirst(a.days, b.days));
  }
  return sort satisfies never;
}

/** The query with its place spelled as in the list; an unknown place is removed. */
export function withKnownPlace(list: readonly Searchable[], query: PackageQuery): PackageQuery {
  if (query.place === '') return query;
  const key = placeKey(query.place);
  const place = list.find((entry) => entry.place === key)?.found.place.trim() ?? '';
  return place === query.place ? query : { ...query, place };
}
