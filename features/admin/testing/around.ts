import { createDrafts } from '#features/admin/drafts/drafts.ts';
import type { Around } from '#features/admin/form/form-world.ts';
import type { LeaveGuard } from '#features/admin/form/use-leaving.ts';

/** Dependencies of a form but its store, with functions to leave it and to end the session. */
export function anAround() {
  const guards = new Set<LeaveGuard>();
  const lost = new Set<() => void>();
  const around: Around = {
    administrator: 'a1',
    drafts: createDrafts(localStorage, () => Date.UTC(2026, 3, 5, 6, 30)),
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
