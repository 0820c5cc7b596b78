import type { Snapshot } from 'valtio';
import { toCategoryKey } from '#contract/category.ts';
import type { CatalogueState } from '#features/catalogue/store.ts';
import type { DetailState } from '#features/package-detail/store.ts';
import { shown } from '#features/shared/call.ts';

export type Wanted =
  | { readonly kind: 'package'; readonly id: string }
  | { readonly kind: 'list'; readonly category: string }
  | { readonly kind: 'nothing' };

interface Held {
  readonly catalogue: Snapshot<CatalogueState>;
  readonly details: Snapshot<DetailState>;
}

/** Whether a page has nothing to show because its call failed. */
export function isMissing(wanted: Wanted, { catalogue, details: { detail } }: Held): boolean {
  switch (wanted.kind) {
    case 'package':
      return detail.id === wanted.id && detail.call.status === 'rejected' && !shown(detail.call);
    case 'list': {
      const key = toCategoryKey(wanted.category);
      const call = key && catalogue.lists[key];
      return call?.status === 'rejected' && !shown(call);
    }
    case 'nothing':
      return false;
    default:
      return wanted satisfies never;
  }
}
