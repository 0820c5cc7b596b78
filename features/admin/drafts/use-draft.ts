import { useEffect, useRef, useState } from 'react';
import type { OnSessionLost } from '#features/admin/form/use-standing.ts';
import type { Draft, DraftFields, DraftOf, Drafts } from './drafts.ts';
import { createKeeper } from './keeper.ts';

/** Ms of quiet after which what was typed is kept. */
const quiet = 500;

/** Where drafts are kept, and for whom. */
export interface DraftPlace extends DraftOf {
  readonly drafts: Drafts;
  readonly onSessionLost: OnSessionLost;
}

export interface DraftUse {
  /** What an earlier visit has left, to be continued or discarded. */
  readonly offer: Draft | null;
  /** False once the browser has refused to keep a draft. */
  readonly kept: boolean;
  /** @returns the texts of the draft, which goes on in this form */
  readonly take: () => DraftFields | null;
  readonly discard: () => void;
  /** The form was saved: nothing is to be kept any more. */
  readonly drop: () => void;
}

/**
 * Keeps what is typed in a form on this device: when the typing pauses, when the page is hidden or closed, when
 * the session ends, and when the form is left.
 * @param fields what is to be kept, the same object for as long as nothing is typed; null for nothing
 */
export function useDraft(
  { drafts, administrator, form, onSessionLost }: DraftPlace,
  fields: DraftFields | null,
): DraftUse {
  const [keeper] = useState(() => createKeeper(drafts, { administrator, form }));
  const [offer, setOffer] = useState(keeper.offer);
  const [kept, setKept] = useState(true);
  const latest = useRef(fields);
  const noted = useRef(fields);
  const done = useRef(false);

  const [flush] = useState(() => () => {
    if (done.current || noted.current === latest.current) return;
    noted.current = latest.current;
    setKept(keeper.keep(latest.current));
  });

  useEffect(() => {
    latest.current = fields;
    const timer = setTimeout(flush, quiet);
    return () => clearTimeout(timer);
  }, [fields, flush]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    // Phones close a page in the background without another word (web.dev, Page Lifecycle).
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
