import type { QueryFormat } from '#features/shared/use-address-query.ts';
import { rangeText, toRange } from './number-range.ts';

export const sorts = ['price-up', 'price-down', 'days-up', 'days-down'] as const;
/** '' is how the list comes: newest first. */
export type Sort = (typeof sorts)[number] | '';

/** What may leave packages out. */
export const filters = ['q', 'place', 'days', 'price', 'persons'] as const;
export type Filter = (typeof filters)[number];

/**
 * What a visitor looks for: each part under its name in the address and as it stands there, '' where it is left
 * open. Days, price (INR) and persons are ranges (`toRange`).
 */
export interface PackageQuery extends Readonly<Record<Filter, string>> {
  readonly sort: Sort;
}

/** No filter; the order stays as it is. */
export const noFilters: Readonly<Record<Filter, string>> = {
  q: '',
  place: '',
  days: '',
  price: '',
  persons: '',
};

/** The filters that leave packages out. */
export const activeFilters = (query: PackageQuery): readonly Filter[] =>
  filters.filter((filter) => query[filter].trim() !== '');

/** How the query stands in the address: `?q=goa&days=4-6&sort=price-up`. Odd values are left out. */
export const packageQuery: QueryFormat<PackageQuery> = {
  read(search) {
    const given = new URLSearchParams(search);
    const text = (name: Filter) => tidy(given.get(name) ?? '');
    const range = (name: Filter) => {
      const read = toRange(text(name));
      return read ? rangeText(read) : '';
    };
    return {
      q: text('q'),
      place: text('place'),
      days: range('days'),
      price: range('price'),
      persons: range('persons'),
      sort: sorts.find((sort) => sort === given.get('sort')) ?? '',
    };
  },
  write(query) {
    const address = new URLSearchParams();
    for (const name of [...filters, 'sort'] as const) {
      const value = tidy(query[name]);
      if (value !== '') address.set(name, value);
    }
    return address.size === 0 ? '' : `?${address}`;
  },
};

/** Characters of a text that are kept. */
const longest = 80;

/**
 * One space between words. A percent sign counts as one: the address is decoded twice on its way here, once by
 * wouter, and what follows the sign could be read as a code.
 */
const tidy = (text: string) =>
  text
    .replace(/[\s%]+/g, ' ')
    .slice(0, longest)
    .trim();
