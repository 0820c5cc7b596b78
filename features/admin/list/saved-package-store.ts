import { proxy } from 'valtio/vanilla';
import type { Visibility } from '#contract/visibility.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';

interface SavedPackage {
  readonly _id: string;
  readonly name: string;
  /** Without one it is public. */
  readonly visibility?: Visibility | undefined;
}

export type SavedPackageStore = ReturnType<typeof createSavedPackageStore>;

/** The package that was saved last, until `clear` or its deletion. */
export function createSavedPackageStore(changes: Pick<ChangeEvents, 'subscribe'>) {
  const state = proxy<{ saved: SavedPackage | null }>({ saved: null });
  changes.subscribe((change) => {
    if (change.type === 'package-deleted' && change.id === state.saved?._id) state.saved = null;
  });
  return {
    state,
    show: (saved: SavedPackage): void => void (state.saved = saved),
    clear: (): void => void (state.saved = null),
  };
}
