import type { Around } from '#features/admin/form/form-world.ts';
import type { ToastsStore } from '#features/admin/ui/toasts-store.ts';
import type { AdminDestinationsStore } from './store.ts';

export interface DestinationWorld extends Around {
  readonly store: AdminDestinationsStore;
  readonly toasts: ToastsStore;
}
