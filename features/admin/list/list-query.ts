import { toCategory, type Category } from '#contract/category.ts';
import { toVisibility, type Visibility } from '#contract/visibility.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import {
  createTextTest,
  sortByNumber,
  toSearchDocument,
  type SearchDocument,
} from '#features/shared/search/list-search.ts';
import type { SearchParamsCodec } from '#features/shared/search/use-search-params-state.ts';

export const sorts = ['newest', 'name', 'price', 'days'] as const;
export type Sort = (typeof sorts)[number];

/** Kept in the address, so that Back and a reload restore it. */
export interface ListQuery {
  readonly text: string;
  readonly category: Category | null;
  readonly sort: Sort;
  /** Null for all. */
  readonly visibility: Visibility | null;
}

export const defaultListQuery: ListQuery = { text: '', category: null, sort: 'newest', visibility: null };

export const isFiltered = ({ text, category, visibility }: ListQuery): boolean =>
  text.trim() !== '' || category !== null || visibility !== null;

export const listQueryFormat: SearchParamsCodec<ListQuery> = {
  read(search) {
    const params = new URLSearchParams(search);
    return {
      text: params.get('search') ?? '',
      category: toCategory(params.get('category') ?? ''),
      sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
      visibility: toVisibility(params.get('visibility') ?? ''),
    };
  },
  write({ text, category, sort, visibility }) {
    const query = new URLSearchParams();
    if (text.trim() !== '') query.set('search', text.trim());
    if (category !== null) query.set('category', category);
    if (sort !== 'newest') query.set('sort', sort);
    if (visibility !== null) query.set('visibility', visibility);
    return `${query}` && `?${query}`;
  },
};

type SearchIndex = readonly SearchDocument<PackageSnapshot>[];

export const createSearchIndex = (packages: readonly PackageSnapshot[]): SearchIndex =>
  packages.map((tour) => toSearchDocument(tour, [tour.name, tour.place, tour.description]));

/** Every word has to occur in name, place or description. @param kept id of a package that is found in any case; '' for none */
export function searchPackages(
  list: SearchIndex,
  { text, category, sort, visibility }: ListQuery,
  kept = '',
): readonly PackageSnapshot[] {
  const hasText = createTextTest(text);
  const found = list.filter(
    (entry) =>
      entry.item._id === kept ||
      (isInCategory(entry.item, category) && hasVisibility(entry.item, visibility) && hasText(entry)),
  );
  return sortPackages(
    found.map((entry) => entry.item),
    sort,
  );
}

const isInCategory = (tour: PackageSnapshot, category: Category | null) =>
  category === null || tour.category === category;

const hasVisibility = (tour: PackageSnapshot, visibility: Visibility | null) =>
  visibility === null || (tour.visibility ?? 'public') === visibility;

const byName = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

function sortPackages(packages: readonly PackageSnapshot[], sort: Sort): readonly PackageSnapshot[] {
  switch (sort) {
    case 'newest':
      return packages;
    case 'name':
      return [...packages].sort((a, b) => byName.compare(a.name, b.name));
    case 'price':
      return sortByNumber(packages, 'ascending', ({ price }) => price);
    case 'days':
      return sortByNumber(packages, 'ascending', ({ days }) => days);
  }
  return sort satisfies never;
}
