import { packageFields } from '#contract/fields/package-fields.ts';
import type { SearchParamsCodec } from '#features/shared/search/use-search-params-state.ts';
import { formatRange, parseRange, type NumberRange } from './number-range.ts';

export const sorts = ['price-up', 'price-down', 'days-up', 'days-down'] as const;
/** '' is the order of the list: newest first. */
export type Sort = (typeof sorts)[number] | '';

export const filters = ['q', 'place', 'days', 'price', 'persons'] as const;
export type Filter = (typeof filters)[number];

/** As in the address, '' for an unset part. Days, price (INR) and persons are ranges (`parseRange`). */
export interface PackageSearchParams extends Readonly<Record<Filter, string>> {
  readonly sort: Sort;
}

export const noFilters: Readonly<Record<Filter, string>> = {
  q: '',
  place: '',
  days: '',
  price: '',
  persons: '',
};

export const activeFilters = (query: PackageSearchParams): readonly Filter[] =>
  filters.filter((filter) => query[filter].trim() !== '');

/** Not below what a package can have, nor one that reads as below zero: `-1` is no upper end, `-2` is one of days. */
function isPossible(name: Filter, { from, to }: NumberRange): boolean {
  const [least, leastUpperEnd] = name === 'price' ? [0, 100] : [1, 2];
  return to === null || to >= (from === null ? leastUpperEnd : least);
}

/** The form in the address: `?q=goa&days=4-6&sort=price-up`. Invalid values are ignored. */
export const packageSearchParams: SearchParamsCodec<PackageSearchParams> = {
  read(search) {
    const params = new URLSearchParams(search);
    const text = (name: Filter) => normalizeValue(params.get(name) ?? '');
    const range = (name: Filter) => {
      const read = parseRange(text(name));
      return read && isPossible(name, read) ? formatRange(read) : '';
    };
    return {
      q: text('q'),
      place: text('place'),
      days: range('days'),
      price: range('price'),
      persons: range('persons'),
      sort: sorts.find((sort) => sort === params.get('sort')) ?? '',
    };
  },
  write(query) {
    const params = new URLSearchParams();
    for (const name of [...filters, 'sort'] as const) {
      const value = normalizeValue(query[name]);
      if (value !== '') params.set(name, value);
    }
    return `${params}` && `?${params}`;
  },
};

/** As long as a place may be. `%` becomes a space: wouter decodes again, and would read `%` and two digits as a character. */
const normalizeValue = (text: string) =>
  text
    .replace(/[\s%]+/g, ' ')
    .slice(0, packageFields.place.max)
    .trim();
