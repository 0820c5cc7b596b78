import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { removeEntry, replaceEntry } from './entries.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest } from '#features/shared/latest.ts';
import { isRefusal } from '#features/shared/refusal.ts';
import type { AdminApi } from './api.ts';
import type { Changes } from './changes.ts';

/** A package as a component reads it. */
export type Listed = Snapshot<Package>;

export interface AdminState {
  /** In the backend's order: newest first. */
  packages: Call<Package[]>;
  deleting: readonly string[];
  /** Message of the last deletion (specification, section 4); null while another one runs. */
  successMessage: string | null;
}

/** `dropped`: the package was being deleted already. */
export type Deleted =
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'dropped' };

export type AdminStore = ReturnType<typeof createAdminStore>;

/** Store of the package list in the admin area (specification, section 4). Its methods never reject. */
export function createAdminStore(api: Pick<AdminApi, 'deletePackage' | 'list'>, changes: Changes) {
  const state = proxy<AdminState>({ packages: idle(), deleting: [], successMessage: null });
  // `ref`: the list is only replaced whole, and proxies for a thousand packages would be costly.
  const take = createLatest<Package[]>((call) => (state.packages = ref(call)));

  changes.listen((change) => {
    if (change.type === 'package-edited') take.amend((list) => replaceEntry(list, change.value));
    if (change.type === 'package-deleted') take.amend((list) => removeEntry(list, change.id));
  });

  return {
    state,

    /** Fetches the list; the previous one stays in the state meanwhile. */
    load: (): Promise<void> =>
      take({
        held: shown(state.packages),
        ask: (signal) => api.list(signal),
        explain: (cause) => failureText(cause, 'Failed to fetch categories'),
      }),

    /** Deletes a package and returns the text to show (specification, section 8). */
    async remove(id: string): Promise<Deleted> {
      if (state.deleting.includes(id)) return { status: 'dropped' };
      Object.assign(state, { deleting: [...state.deleting, id], successMessage: null });
      try {
        const text = (await api.deletePackage(id)) || 'Package deleted successfully!';
        changes.tell({ type: 'package-deleted', id });
        state.successMessage = text;
        return { status: 'done', text };
      } catch (cause) {
        // 404: somebody else has deleted it already, so it leaves the list here too.
        if (isRefusal(cause, [404])) changes.tell({ type: 'package-deleted', id });
        return { status: 'failed', text: failureText(cause, 'Failed to delete the package.') };
      } finally {
        state.deleting = state.deleting.filter((other) => other !== id);
      }
    },
  };
}
