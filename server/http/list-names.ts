import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { categoryKeys, type CategoryKey } from '#contract/category.ts';

export type ListName =
  | { readonly kind: 'packages' | 'top'; readonly category: CategoryKey }
  | { readonly kind: 'all' | 'categories' | 'destinations' };

export function addressOf(name: ListName): string {
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

const every: readonly ListName[] = [
  { kind: 'all' },
  { kind: 'categories' },
  { kind: 'destinations' },
  ...categoryKeys.map((category) => ({ kind: 'packages', category }) as const),
  ...categoryKeys.map((category) => ({ kind: 'top', category }) as const),
];

export const listNames: ReadonlyMap<string, ListName> = new Map(every.map((name) => [addressOf(name), name]));
