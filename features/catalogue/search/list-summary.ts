import type { PackageCard } from '#contract/package.ts';
import { statedPrice } from '#contract/price-text.ts';
import { parseRange, priceBands, type NumberRange } from './number-range.ts';
import { activeFilters, type Filter, type PackageSearchParams } from './package-search-params.ts';
import { createFilterTest, filterPackages, placeOf } from './search-packages.ts';
import { matchText, type Correction } from './text-search.ts';

export const selectFilters = ['place', 'days', 'persons', 'price'] as const;
export type SelectFilter = (typeof selectFilters)[number];

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Packages that it leaves together with every other filter. */
  readonly count: number;
}

/** What a list says of itself beside the packages that a query chooses. */
export interface ListSummary {
  /** Packages of the whole list. */
  readonly total: number;
  readonly matches: number;
  /** That of the query, spelled as in the list; one that the list does not have stays as it is. */
  readonly place: string;
  readonly choices: Readonly<Record<SelectFilter, readonly FilterOption[]>>;
  readonly corrections: readonly Correction[];
  /** Where nothing matches: filters without which something does, and how many packages. */
  readonly removals: readonly { readonly filter: Filter; readonly count: number }[];
}

export function summarizeList(list: readonly PackageCard[], typed: PackageSearchParams): ListSummary {
  const query = { ...typed, place: spellPlace(list, typed.place) };
  const { packages: found, corrections } = matchText(list, query.q);
  const getChoices = (filter: SelectFilter) =>
    getFilterOptions(list, filterPackages(found, query, filter), query[filter], filter);
  const matches = filterPackages(found, query).length;
  const active = matches === 0 ? activeFilters(query) : [];
  return {
    total: list.length,
    matches,
    place: query.place,
    choices: {
      place: getChoices('place'),
      days: getChoices('days'),
      persons: getChoices('persons'),
      price: getChoices('price'),
    },
    corrections: corrections.filter(({ similar }) => similar.length > 0),
    removals: active
      .map((filter) => ({
        filter,
        count: filterPackages(filter === 'q' ? list : found, query, filter).length,
      }))
      .filter(({ count }) => active.length > 1 && count > 0),
  };
}

function spellPlace(list: readonly PackageCard[], place: string): string {
  const isPlace = createFilterTest('place', place);
  return (place !== '' && list.find(isPlace)?.place.trim()) || place;
}

const dayBands = ['-3', '4-6', '7-9', '10-'];

/** The values of a filter: those that occur in the list, and the selected one. @param others what passes every other filter */
function getFilterOptions(
  list: readonly PackageCard[],
  others: readonly PackageCard[],
  selected: string,
  filter: SelectFilter,
): readonly FilterOption[] {
  const values = getValues(list, filter);
  return (selected === '' || values.includes(selected) ? values : [selected, ...values]).map((value) => ({
    value,
    label: filterLabel(filter, value),
    count: countMatches(others, filter, value),
  }));
}

function getValues(list: readonly PackageCard[], filter: SelectFilter): readonly string[] {
  switch (filter) {
    case 'place':
      return getPlaces(list);
    case 'days':
      return dayBands.filter((band) => countMatches(list, 'days', band) > 0);
    case 'price':
      return priceBands(getNumbers(list, statedPrice));
    case 'persons':
      return [...new Set(getNumbers(list, ({ persons }) => persons).filter(Number.isInteger))]
        .sort((a, b) => a - b)
        .map(String);
  }
  return filter satisfies never;
}

const nameCollator = new Intl.Collator('en-IN', { sensitivity: 'base' });

/** The names of the places that packages of a list go to, each once and as the list first writes it. */
export function getPlaces(list: readonly PackageCard[]): readonly string[] {
  const places = new Map<string, string>();
  for (const tour of list) {
    const key = placeOf(tour);
    if (key !== '' && !places.has(key)) places.set(key, tour.place.trim());
  }
  return [...places.values()].sort(nameCollator.compare);
}

function getNumbers(
  list: readonly PackageCard[],
  numberOf: (tour: PackageCard) => number | null,
): readonly number[] {
  return list.flatMap((tour) => numberOf(tour) ?? []);
}

function countMatches(list: readonly PackageCard[], filter: SelectFilter, value: string): number {
  return list.filter(createFilterTest(filter, value)).length;
}

/** `4 to 6 days`, `Up to Rs. 25000`, `2 persons`; search text and places are unchanged. */
export function filterLabel(filter: Filter, value: string): string {
  switch (filter) {
    case 'q':
      return `“${value.trim()}”`;
    case 'place':
      return value;
    case 'days':
      return rangeLabel(value, createCountUnit('day'));
    case 'price':
      return rangeLabel(value, (amount) => `Rs. ${amount}`);
    case 'persons':
      return rangeLabel(value, createCountUnit('person'));
  }
  return filter satisfies never;
}

type Unit = (amount: string) => string;

const createCountUnit =
  (noun: string): Unit =>
  (amount) =>
    `${amount} ${noun}${amount === '1' ? '' : 's'}`;

function rangeLabel(value: string, unit: Unit): string {
  const range = parseRange(value);
  return range ? formatRangeLabel(range, unit) : value;
}

function formatRangeLabel({ from, to }: NumberRange, unit: Unit): string {
  if (from === null) return `Up to ${unit(String(to))}`;
  if (to === null) return `${unit(String(from))} or more`;
  return unit(from === to ? String(from) : `${from} to ${to}`);
}
