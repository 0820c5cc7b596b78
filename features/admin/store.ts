import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { removeEntry, replaceEntry } from './entries.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest } from '#features/shared/latest.ts';
import { isRefusal } from '#features/shared/refusal.ts';
import type { AdminApi } from './api.ts';
import type { Changes } from './changes.ts';

/** A package as views see it. */
export type Listed = Snapshot<Package>;

export interface AdminState {
  /** Every package, in the backend's order: the newest first. */
  packages: Call<Package[]>;
  /** Ids of the packages that are being deleted. */
  deleting: readonly string[];
  /** The message of the last package that was deleted (specification, section 4); null while another one is. */
  successMessage: string | null;
}

/** How deleting ended: the text to show, or nothing because it was under way already. */
export type Deleted =
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'dropped' };

export type AdminStore = ReturnType<typeof createAdminStore>;

/** The packages as their owner sees them (specification, section 4). */
export function createAdminStore(api: Pick<AdminApi, 'deletePackage' | 'list'>, changes: Changes) {
  const state = proxy<AdminState>({ packages: idle(), deleting: [], successMessage: null });
  // The list is replaced whole and never changed inside: a proxy for each of a thousand packages helps nobody.
  const take = createLatest<Package[]>((call) => (state.packages = ref(call)));

  changes.listen((change) => {
    if (change.type === 'package-edited') take.amend((list) => replaceEntry(list, change.value));
    if (change.type === 'package-deleted') take.amend((list) => removeEntry(list, change.id));
  });

  return {
    state,

    /** Fetches the list; the one that came before stays shown meanwhile. */
    load: (): Promise<void> =>
      take({
        held: shown(state.packages),
        ask: (signal) => api.list(signal),
        explain: (cause) => failureText(cause, 'Failed to fetch categories'),
      }),

    /** Deletes a package; the texts are the specification's (section 8). It never rejects. */
    async remove(id: string): Promise<Deleted> {
      if (state.deleting.includes(id)) return { status: 'dropped' };
      Object.assign(state, { deleting: [...state.deleting, id], successMessage: null });
      try {
        const text = (await api.deletePackage(id)) || 'Package deleted successfully!';
        changes.tell({ type: 'package-deleted', id });
        state.successMessage = text;
        return { status: 'done', text };
      } catch (cause) {
        // Somebody else deleted it already, so it is not there to be seen either.
        if (isRefusal(cause, [404])) changes.tell({ type: 'package-deleted', id });
        return { status: 'failed', text: failureText(cause, 'Failed to delete the package.') };
      } finally {
        state.deleting = state.deleting.filter((other) => other !== id);
      }
    },
  };
}
