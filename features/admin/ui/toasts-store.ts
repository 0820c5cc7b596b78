import { proxy } from 'valtio/vanilla';

export interface ToastText {
  readonly text: string;
  readonly tone: 'success' | 'danger';
  /** ms until it goes by itself. */
  readonly ms: number;
}

export interface Toast extends ToastText {
  readonly id: number;
}

/** ms of the admin area's toasts, and of those about a deleted package (specification, section 9). */
export const toastMs = { usual: 3000, deletedPackage: 5000 } as const;

export type ToastsStore = ReturnType<typeof createToasts>;

/** Short news of what was done, shown over whatever page is there. */
export function createToasts() {
  const state = proxy<{ toasts: readonly Toast[] }>({ toasts: [] });
  let shown = 0;
  return {
    state,
    show(toast: ToastText): void {
      shown += 1;
      state.toasts = [...state.toasts, { ...toast, id: shown }];
    },
    drop(id: number): void {
      state.toasts = state.toasts.filter((toast) => toast.id !== id);
    },
  };
}
