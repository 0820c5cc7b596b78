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

export interface Settled {
  readonly status: 'done' | 'failed';
  readonly text: string;
}

/** What became of what was asked; `dropped`: it was under way already. */
export type Outcome = Settled | { readonly status: 'dropped' };

export type ToastsStore = ReturnType<typeof createToastsStore>;

export function createToastsStore() {
  const state = proxy<{ toasts: readonly Toast[] }>({ toasts: [] });
  let lastId = 0;
  function show(toast: ToastOptions): void {
    lastId += 1;
    state.toasts = [...state.toasts, { ...toast, id: lastId }];
  }
  return {
    state,
    show,
    /** @param action offered when it is done */
    showOutcome(outcome: Outcome, ms: number = toastMs.usual, action?: ToastAction): void {
      if (outcome.status === 'dropped') return;
      const isDone = outcome.status === 'done';
      show({
        text: outcome.text,
        tone: isDone ? 'success' : 'danger',
        ms,
        ...(isDone && { action }),
      });
    },
    remove(id: number): void {
      state.toasts = state.toasts.filter((toast) => toast.id !== id);
    },
  };
}
