import type { PackageCard } from '#contract/package.ts';
import { statedPrice } from '#contract/price-text.ts';
import { parseRange, priceBands, type NumberRange } from './number-range.ts';
import type { Filter, PackageSearchParams } from './package-search-params.ts';
import type { PackageDocument } from './search-index.ts';
import { createFilterTest, filterPackages } from './search-packages.ts';

export const selectFilters = ['place', 'days', 'persons', 'price'] as const;
export type SelectFilter = (typeof selectFilters)[number];

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Packages that it leaves together with every other filter. */
  readonly count: number;
}

const dayBands = ['-3', '4-6', '7-9', '10-'];

/** The values of a filter: those that occur in the list, and the selected one. */
export function getFilterOptions(
  list: readonly PackageDocument[],
  query: PackageSearchParams,
  filter: SelectFilter,
): readonly FilterOption[] {
  const values = getValues(list, filter);
  const selected = query[filter];
  const others = filterPackages(list, query, filter);
  return (selected === '' || values.includes(selected) ? values : [selected, ...values]).map((value) => ({
    value,
    label: filterLabel(filter, value),
    count: countMatches(others, filter, value),
  }));
}

function getValues(list: readonly PackageDocument[], filter: SelectFilter): readonly string[] {
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
export function getPlaces(list: readonly PackageDocument[]): readonly string[] {
  const places = new Map<string, string>();
  for (const { place, item: tour } of list)
    if (place !== '' && !places.has(place)) places.set(place, tour.place.trim());
  return [...places.values()].sort(nameCollator.compare);
}

function getNumbers(
  list: readonly PackageDocument[],
  numberOf: (tour: PackageCard) => number | null,
): readonly number[] {
  return list.flatMap(({ item: tour }) => numberOf(tour) ?? []);
}

function countMatches(list: readonly PackageDocument[], filter: SelectFilter, value: string): number {
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
