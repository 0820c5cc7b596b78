import { useEffect, useRef, useState } from 'react';
import type { OnSessionExpired } from '#features/admin/form/saving/use-mount-status.ts';
import type { Draft, DraftFields, DraftKey, DraftStore } from './draft-store.ts';
import { createFormDraft } from './form-draft.ts';

/** ms after the last keystroke. */
const saveDelay = 500;

export interface DraftDeps extends DraftKey {
  readonly drafts: DraftStore;
  readonly onSessionLost: OnSessionExpired;
}

export interface DraftState {
  readonly offer: Draft | null;
  /** False when the last draft could not be saved. */
  readonly kept: boolean;
  readonly take: () => DraftFields | null;
  readonly discard: () => void;
  readonly drop: () => void;
}

/**
 * Saves a draft when typing pauses, the page is hidden or closed, the session ends, or the form is left.
 * @param fields has to keep its identity while nothing is typed; null for no draft
 */
export function useDraft(
  { drafts, administrator, form, onSessionLost }: DraftDeps,
  fields: DraftFields | null,
): DraftState {
  const [keeper] = useState(() => createFormDraft(drafts, { administrator, form }));
  const [offer, setOffer] = useState(keeper.offer);
  const [kept, setKept] = useState(true);
  const latest = useRef(fields);
  const lastSaved = useRef(fields);
  const done = useRef(false);

  const [flush] = useState(() => () => {
    if (done.current || lastSaved.current === latest.current) return;
    lastSaved.current = latest.current;
    setKept(keeper.keep(latest.current));
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
    const stop = onSessionLost(flush);
    return () => {
      flush();
      stop();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush, onSessionLost]);

  return {
    offer,
    kept,
    take() {
      flush();
      const taken = keeper.take();
      setOffer(keeper.offer());
      return taken;
    },
    discard() {
      keeper.discard();
      setOffer(keeper.offer());
    },
    drop() {
      done.current = true;
      keeper.drop();
    },
  };
}
