import type { PackageCard } from '#contract/package.ts';
import { toastMs, type ToastAction, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import type { SaveValue, ValueChange } from './value-saver.ts';

/** What the toast of a saved value offers: the value before, unless it was changed again meanwhile. None if it had none. */
export function createUndoOfValue(
  save: SaveValue,
  toasts: ToastsStore,
  tour: PackageCard,
  { name, value, base }: ValueChange,
): ToastAction | undefined {
  if (base === '') return undefined;
  return {
    label: 'Undo',
    alternative: 'Change it back on its card',
    onSelect: () =>
      void save(tour, { name, value: base, base: value }).then(({ status, text }) =>
        toasts.show({ text, tone: status === 'saved' ? 'success' : 'danger', ms: toastMs.usual }),
      ),
  };
}
