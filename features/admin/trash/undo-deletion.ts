import { toastMs, type ToastAction, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import type { TrashStore } from './trash-store.ts';

/** What the toast of a deletion offers; nothing where the backend keeps nothing that was deleted. */
export function createUndoAction(
  trash: TrashStore | null,
  toasts: ToastsStore,
  id: string,
): ToastAction | undefined {
  if (!trash) return undefined;
  const restore = async () => {
    const result = await trash.restore(id);
    if (result.status === 'dropped') return;
    const tone = result.status === 'done' ? 'success' : 'danger';
    toasts.show({ text: result.text, tone, ms: toastMs.usual });
  };
  return {
    label: 'Undo',
    alternative: 'Restore it in Recently deleted',
    onSelect: () => void restore(),
  };
}
