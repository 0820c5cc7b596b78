import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import type { FormDeps } from '#features/admin/form/form-deps.ts';
import type { FormBlocker } from '#features/admin/form/use-navigation-blocker.ts';

/** Dependencies of a form but its store, with functions to leave it and to end the session. */
export function createTestFormDeps() {
  const guards = new Set<FormBlocker>();
  const lost = new Set<() => void>();
  const around: FormDeps = {
    administrator: 'a1',
    drafts: createDraftStore(localStorage, () => Date.UTC(2026, 3, 5, 6, 30)),
    onSessionLost: (listener) => {
      lost.add(listener);
      return () => void lost.delete(listener);
    },
    block: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    addressOf: (address) => `https://api.example${address}`,
  };
  return {
    around,
    /** Navigates like a link. @returns true when the form does not block it */
    leave: (go: () => void): boolean => {
      const guard = [...guards].find(({ needed }) => needed());
      guard?.ask(go);
      return guard === undefined;
    },
    loseSession: () => lost.forEach((listener) => listener()),
  };
}
