import type { FormDeps } from '#features/admin/form/form-deps.ts';
import type { ToastsStore } from '#features/admin/ui/toasts-store.ts';
import type { AdminDestinationsStore } from './destinations-store.ts';

export interface DestinationDeps extends FormDeps {
  readonly store: AdminDestinationsStore;
  readonly toasts: ToastsStore;
}
