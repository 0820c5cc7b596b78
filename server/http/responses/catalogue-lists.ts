import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { categoryKeys, type CategoryKey } from '#contract/category.ts';

export type CatalogueListQuery =
  | { readonly kind: 'packages' | 'top'; readonly category: CategoryKey }
  | { readonly kind: 'all' | 'categories' | 'destinations' };

export function buildListPath(name: CatalogueListQuery): string {
  switch (name.kind) {
    case 'all':
      return apiBase + calls.allPackages;
    case 'categories':
      return apiBase + calls.categoriesList;
    case 'destinations':
      return apiBase + calls.destinations;
    case 'packages':
      return `${apiBase}${calls.categoriesList}?category=${encodeURIComponent(name.category)}`;
    case 'top':
      return `${apiBase}${calls.topPackages}?category=${encodeURIComponent(name.category)}`;
    default:
      return name satisfies never;
  }
}

const every: readonly CatalogueListQuery[] = [
  { kind: 'all' },
  { kind: 'categories' },
  { kind: 'destinations' },
  ...categoryKeys.map((category) => ({ kind: 'packages', category }) as const),
  ...categoryKeys.map((category) => ({ kind: 'top', category }) as const),
];

export const catalogueLists: ReadonlyMap<string, CatalogueListQuery> = new Map(
  every.map((name) => [buildListPath(name), name]),
);
