import { useEffect, useRef, useState } from 'react';
import type { OnSessionExpired } from '#features/admin/form/saving/use-mount-status.ts';
import type { Draft, DraftFields, DraftKey, DraftStore } from './draft-store.ts';
import { createFormDraft } from './form-draft.ts';

/** ms after the last keystroke. */
const saveDelay = 500;

export interface DraftDeps extends DraftKey {
  readonly drafts: DraftStore;
  readonly onSessionExpired: OnSessionExpired;
}

export interface DraftState {
  readonly offer: Draft | null;
  readonly isDraftSaved: boolean;
  readonly resume: () => DraftFields | null;
  readonly discard: () => void;
  readonly remove: () => void;
}

/** Saves on a pause and before texts are lost. @param fields the same object while nothing is typed */
export function useDraft(
  { drafts, administrator, form, onSessionExpired }: DraftDeps,
  fields: DraftFields | null,
): DraftState {
  const [formDraft] = useState(() => createFormDraft(drafts, { administrator, form }));
  const [offer, setOffer] = useState(formDraft.offer);
  const [isDraftSaved, setIsDraftSaved] = useState(true);
  const latest = useRef(fields);
  const lastSaved = useRef(fields);
  const isRemoved = useRef(false);

  const [flush] = useState(() => () => {
    if (isRemoved.current || lastSaved.current === latest.current) return;
    lastSaved.current = latest.current;
    setIsDraftSaved(formDraft.save(latest.current));
  });

  useEffect(() => {
    latest.current = fields;
    const timer = setTimeout(flush, saveDelay);
    return () => clearTimeout(timer);
  }, [fields, flush]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    // Phones close a page in the background without a further event (web.dev, Page Lifecycle).
    document.addEventListener('visibilitychange', flush);
    const unsubscribe = onSessionExpired(flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush, onSessionExpired]);

  return {
    offer,
    isDraftSaved,
    resume() {
      flush();
      const resumed = formDraft.resume();
      setOffer(formDraft.offer());
      return resumed;
    },
    discard() {
      formDraft.discard();
      setOffer(formDraft.offer());
    },
    remove() {
      isRemoved.current = true;
      formDraft.remove();
    },
  };
}
