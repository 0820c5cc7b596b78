import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText, isAuthorizationError } from '#features/shared/read-answer.ts';
import type { AdminApi } from './api.ts';
import type { ChangeEvents } from './change-events.ts';
import { removeEntry, replaceEntry } from './versioned-list.ts';

export type PackageSnapshot = Snapshot<Package>;

export interface AdminPackagesState {
  /** In the backend's order: newest first. */
  packages: QueryState<Package[]>;
  deleting: readonly string[];
  /** Message of the last deletion (specification, section 4); null while another one runs. */
  successMessage: string | null;
}

/** `dropped`: the package was being deleted already. */
export type DeleteResult =
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'dropped' };

export type AdminPackagesStore = ReturnType<typeof createAdminPackagesStore>;

/** Store of the package list in the admin area (specification, section 4). Its methods never reject. */
export function createAdminPackagesStore(
  api: Pick<AdminApi, 'deletePackage' | 'list'>,
  changes: ChangeEvents,
) {
  const state = proxy<AdminPackagesState>({
    packages: createIdleState(),
    deleting: [],
    successMessage: null,
  });
  // `ref`: the list is only replaced whole, and proxies for a thousand packages would be costly.
  const packagesQuery = createQuery<Package[]>((call) => (state.packages = ref(call)));

  /** Fetches the list; the previous one stays in the state meanwhile. */
  const load = (): Promise<void> =>
    packagesQuery({
      previousData: dataOf(state.packages),
      queryFn: (signal) => api.list(signal),
      toErrorText: (cause) => failureText(cause, 'Failed to fetch categories'),
    });

  changes.subscribe((change) => {
    if (change.type === 'package-edited') packagesQuery.update((list) => replaceEntry(list, change.value));
    if (change.type === 'package-deleted') packagesQuery.update((list) => removeEntry(list, change.id));
    // Its place in the list is the backend's to say.
    if (change.type === 'package-restored') void load();
  });

  return {
    state,
    load,

    /** Deletes a package and returns the text to show (specification, section 8). */
    async remove(id: string): Promise<DeleteResult> {
      if (state.deleting.includes(id)) return { status: 'dropped' };
      Object.assign(state, { deleting: [...state.deleting, id], successMessage: null });
      try {
        const text = (await api.deletePackage(id)) || 'Package deleted successfully!';
        changes.emit({ type: 'package-deleted', id });
        state.successMessage = text;
        return { status: 'done', text };
      } catch (cause) {
        // 404: somebody else has deleted it already, so it leaves the list here too.
        if (isAuthorizationError(cause, [404])) changes.emit({ type: 'package-deleted', id });
        return { status: 'failed', text: failureText(cause, 'Failed to delete the package.') };
      } finally {
        state.deleting = state.deleting.filter((other) => other !== id);
      }
    },
  };
}
