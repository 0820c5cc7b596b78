import { filterLabel } from './filter-label.ts';
import { matching, testOf } from './find-packages.ts';
import type { PackageQuery } from './package-query.ts';
import { priceBands } from './price-bands.ts';
import type { Searchable } from './searchable.ts';

export const chosen = ['place', 'days', 'persons', 'price'] as const;
export type Chosen = (typeof chosen)[number];

export interface Choice {
  /** As written in the address. */
  readonly value: string;
  readonly label: string;
  /** Packages that it leaves together with every other filter. */
  readonly count: number;
}

/** Ranges of days: a weekend, less than a week, about one, and more. */
const dayBands = ['-3', '4-6', '7-9', '10-'];

/** The values of a filter: those that occur in the list, and the selected one. */
export function choicesOf(
  list: readonly Searchable[],
  query: PackageQuery,
  filter: Chosen,
): readonly Choice[] {
  const values = valuesOf(list, filter);
  const present = query[filter];
  const others = matching(list, query, filter);
  return (present === '' || values.includes(present) ? values : [present, ...values]).map((value) => ({
    value,
    label: filterLabel(filter, value),
    count: countOf(others, filter, value),
  }));
}

function valuesOf(list: readonly Searchable[], filter: Chosen): readonly string[] {
  switch (filter) {
    case 'place':
      return placesOf(list);
    case 'days':
      return dayBands.filter((band) => countOf(list, 'days', band) > 0);
    case 'price':
      return priceBands(numbersOf(list, 'price'));
    case 'persons':
      return [...new Set(numbersOf(list, 'persons').filter(Number.isInteger))]
        .toSorted((a, b) => a - b)
        .map(String);
  }
  return filter satisfies never;
}

const byName = new Intl.Collator('en-IN', { sensitivity: 'base' });

function placesOf(list: readonly Searchable[]): readonly string[] {
  const places = new Map<string, string>();
  for (const { place, found } of list)
    if (place !== '' && !places.has(place)) places.set(place, found.place.trim());
  return [...places.values()].toSorted(byName.compare);
}

function numbersOf(list: readonly Searchable[], filter: 'price' | 'persons'): readonly number[] {
  return list.flatMap(({ found }) => found[filter] ?? []);
}

function countOf(list: readonly Searchable[], filter: Chosen, value: string): number {
  return list.filter(testOf(filter, value)).length;
}
