import { toCategory, type Category } from '#contract/category.ts';
import type { SearchParamsCodec } from '#features/shared/search/use-search-params-state.ts';

export const sorts = ['newest', 'name', 'price', 'days'] as const;
export type Sort = (typeof sorts)[number];

/** Kept in the address, so that Back and a reload restore it. */
export interface ListQuery {
  readonly text: string;
  readonly category: Category | null;
  readonly sort: Sort;
}

export const defaultListQuery: ListQuery = { text: '', category: null, sort: 'newest' };

export const isFiltered = ({ text, category }: ListQuery): boolean => text.trim() !== '' || category !== null;

export const listQueryFormat: SearchParamsCodec<ListQuery> = {
  read(search) {
    const params = new URLSearchParams(search);
    return {
      text: params.get('search') ?? '',
      category: toCategory(params.get('category') ?? ''),
      sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    };
  },
  write({ text, category, sort }) {
    const query = new URLSearchParams();
    if (text.trim() !== '') query.set('search', text.trim());
    if (category !== null) query.set('category', category);
    if (sort !== 'newest') query.set('sort', sort);
    return query.size === 0 ? '' : `?${query}`;
  },
};
