import { toCategory, type Category } from '#contract/category.ts';
import { visibilities, type Visibility } from '#contract/visibility.ts';
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
      visibility: visibilities.find((visibility) => visibility === params.get('visibility')) ?? null,
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
