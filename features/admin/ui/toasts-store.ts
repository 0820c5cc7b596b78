import { proxy } from 'valtio/vanilla';

export interface ToastText {
  readonly text: string;
  readonly tone: 'success' | 'danger';
  /** ms until it closes. */
  readonly ms: number;
}

export interface Toast extends ToastText {
  readonly id: number;
}

/** ms (specification, section 9). */
export const toastMs = { usual: 3000, deletedPackage: 5000 } as const;

export type ToastsStore = ReturnType<typeof createToasts>;

/** Store of the toasts. */
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
