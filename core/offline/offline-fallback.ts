import type { Snapshot } from 'valtio';
import type { CategoryKey } from '#contract/category.ts';
import type { CatalogueState } from '#features/catalogue/store.ts';
import type { DetailState } from '#features/package-detail/store.ts';
import { dataOf } from '#features/shared/query-state.ts';

export type RequestedRoute =
  | { readonly kind: 'package'; readonly id: string }
  | { readonly kind: 'list'; readonly category: CategoryKey | undefined }
  | { readonly kind: 'nothing' };

interface LoadedState {
  readonly catalogue: Snapshot<CatalogueState>;
  readonly details: Snapshot<DetailState>;
}

/** Whether a page has nothing to show because its call failed. */
export function needsOfflineFallback(
  wanted: RequestedRoute,
  { catalogue, details: { detail } }: LoadedState,
): boolean {
  switch (wanted.kind) {
    case 'package':
      return detail.id === wanted.id && detail.call.status === 'rejected' && !dataOf(detail.call);
    case 'list': {
      const call = wanted.category && catalogue.lists[wanted.category];
      return call?.status === 'rejected' && !dataOf(call);
    }
    case 'nothing':
      return false;
    default:
      return wanted satisfies never;
  }
}
