import { vi } from 'vitest';
import type { DraftPictures } from '#features/admin/drafts/draft-pictures.ts';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import type { FormDeps } from '#features/admin/form/form-deps.ts';
import type { NewPicture } from '#features/admin/pictures/picture-items.ts';
import type { SaveOptions } from '#features/admin/save-mutation.ts';
import type { FormBlocker } from '#features/admin/form/use-navigation-blocker.ts';

/** Dependencies of a form but its store, with functions to leave it and to end the session. */
export function createTestFormDeps() {
  const blockers = new Set<FormBlocker>();
  const listeners = new Set<() => void>();
  const deps: FormDeps = {
    administrator: 'a1',
    drafts: createDraftStore(localStorage, () => Date.UTC(2026, 3, 5, 6, 30)),
    draftPictures: createMemoryPictures(),
    onSessionExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block: (blocker) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    isOurBackend: true,
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

/** The chosen pictures of drafts; kept until the test ends. @param isFull whether there is no room */
export function createMemoryPictures(isFull = false): DraftPictures & { readonly ids: () => string[] } {
  const kept = new Map<string, NewPicture>();
  return {
    ids: () => [...kept.keys()],
    keep: (picture) => {
      if (!isFull) kept.set(picture.id, picture);
      return Promise.resolve(!isFull);
    },
    load: (ids) => Promise.resolve(ids.flatMap((id) => kept.get(id) ?? [])),
    remove: (ids) => {
      for (const id of ids) kept.delete(id);
      return Promise.resolve();
    },
    prune: () => Promise.resolve(),
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
