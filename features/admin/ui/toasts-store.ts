import { proxy } from 'valtio/vanilla';

interface ToastOptions {
  readonly text: string;
  readonly tone: 'success' | 'danger';
  /** ms until it closes. */
  readonly ms: number;
  /** What the toast offers to do; it closes then. */
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  /** How to do the same without the toast, for those who hear it too late. */
  readonly alternative: string;
  readonly onSelect: () => void;
}

export interface Toast extends ToastOptions {
  readonly id: number;
}

/** ms (specification, section 9). */
export const toastMs = { usual: 3000, deletedPackage: 5000 } as const;

export type ToastsStore = ReturnType<typeof createToastsStore>;

export function createToastsStore() {
  const state = proxy<{ toasts: readonly Toast[] }>({ toasts: [] });
  let lastId = 0;
  return {
    state,
    show(toast: ToastOptions): void {
      lastId += 1;
      state.toasts = [...state.toasts, { ...toast, id: lastId }];
    },
    remove(id: number): void {
      state.toasts = state.toasts.filter((toast) => toast.id !== id);
    },
  };
}
