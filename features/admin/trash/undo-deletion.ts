import { toastMs, type ToastAction, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import type { TrashResult, TrashStore } from './trash-store.ts';

/** What the toast of a deletion offers; nothing where the backend keeps nothing that was deleted. */
export function createUndoAction(
  trash: TrashStore | null,
  toasts: ToastsStore,
  id: string,
): ToastAction | undefined {
  if (!trash) return undefined;
  return {
    label: 'Undo',
    alternative: 'Restore it in Recently deleted',
    onSelect: () => void showTrashResult(toasts, trash.restore(id)),
  };
}

/** Shows the outcome of a restore or of a deletion for good. */
export async function showTrashResult(toasts: ToastsStore, action: Promise<TrashResult>): Promise<void> {
  const result = await action;
  if (result.status === 'dropped') return;
  const tone = result.status === 'done' ? 'success' : 'danger';
  toasts.show({ text: result.text, tone, ms: toastMs.usual });
}
