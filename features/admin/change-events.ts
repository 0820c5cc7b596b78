import type { AgencyChanges } from '#contract/agency.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';

export type AdminChange =
  | { readonly type: 'agency-edited'; readonly facts: AgencyChanges }
  | { readonly type: 'package-edited'; readonly value: Package }
  | { readonly type: 'package-deleted' | 'package-restored'; readonly id: string }
  | { readonly type: 'destination-created'; readonly value: Destination }
  | { readonly type: 'destination-edited'; readonly value: Destination }
  /** `ids`: of all destinations, in their new order. */
  | { readonly type: 'destinations-ordered'; readonly ids: readonly string[] }
  | { readonly type: 'destination-deleted' | 'destination-restored'; readonly id: string };

export type ChangeEvents = ReturnType<typeof createChangeEvents>;

export function createChangeEvents() {
  const listeners = new Set<(change: AdminChange) => void>();
  return {
    emit(change: AdminChange): void {
      [...listeners].forEach((listener) => listener(change));
    },
    subscribe(listener: (change: AdminChange) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
