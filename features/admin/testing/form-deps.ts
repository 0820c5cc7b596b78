import { vi } from 'vitest';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import type { FormDeps } from '#features/admin/form/form-deps.ts';
import type { SaveOptions } from '#features/admin/save-mutation.ts';
import type { FormBlocker } from '#features/admin/form/use-navigation-blocker.ts';

/** Dependencies of a form but its store, with functions to leave it and to end the session. */
export function createTestFormDeps() {
  const blockers = new Set<FormBlocker>();
  const listeners = new Set<() => void>();
  const deps: FormDeps = {
    administrator: 'a1',
    drafts: createDraftStore(localStorage, () => Date.UTC(2026, 3, 5, 6, 30)),
    onSessionExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block: (blocker) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    hasPictureDetails: true,
    addressOf: (address) => `https://api.example${address}`,
  };
  return {
    deps,
    /** Navigates like a link. @returns true when the form does not block it */
    leave: (go: () => void): boolean => {
      const blocker = [...blockers].find(({ needed }) => needed());
      blocker?.ask(go);
      return blocker === undefined;
    },
    expireSession: () => listeners.forEach((listener) => listener()),
  };
}

export function createSaveOptions() {
  const upload = new AbortController();
  return {
    signal: upload.signal,
    onProgress: vi.fn<SaveOptions['onProgress']>(),
    cancel: () => upload.abort(),
  };
}
