import { useEffect, useRef, useState } from 'react';
import type { OnSessionExpired } from '#features/admin/form/saving/use-form-submission.ts';
import type { NewPicture, PictureItem } from '#features/admin/pictures/picture-items.ts';
import type { ConfirmQuestion } from '#features/admin/ui/dialog.tsx';
import type { DraftPictures } from './draft-pictures.ts';
import {
  listNewPictureIds,
  type Draft,
  type DraftFields,
  type DraftKey,
  type DraftStore,
} from './draft-store.ts';
import { createFormDraft } from './form-draft.ts';

/** ms after the last keystroke. */
const saveDelay = 500;

export interface DraftDeps extends DraftKey {
  readonly drafts: DraftStore;
  readonly draftPictures: DraftPictures;
  readonly onSessionExpired: OnSessionExpired;
}

export interface RestoredDraft {
  readonly fields: DraftFields;
  /** The chosen ones that this device has kept. */
  readonly pictures: readonly NewPicture[];
}

export interface DraftState {
  readonly offer: Draft | null;
  /** Whether the end of the session has interrupted the offered draft: it is continued without a question. */
  readonly isInterrupted: boolean;
  readonly isDraftSaved: boolean;
  readonly arePicturesKept: boolean;
  readonly resume: () => Promise<RestoredDraft | null>;
  readonly discard: () => void;
  readonly remove: () => void;
}

/**
 * Saves on a pause and before texts are lost, and pictures at once.
 * @param fields the same object while nothing is typed
 * @param pictures those of the form
 */
export function useDraft(
  { drafts, draftPictures, administrator, form, onSessionExpired }: DraftDeps,
  fields: DraftFields | null,
  pictures: readonly PictureItem[],
): DraftState {
  const [formDraft] = useState(() => createFormDraft(drafts, draftPictures, { administrator, form }));
  const [offer, setOffer] = useState(formDraft.offer);
  const [isDraftSaved, setIsDraftSaved] = useState(true);
  const latest = useRef(fields);
  const lastSaved = useRef(fields);
  const isRemoved = useRef(false);
  const keptIds = useRef(new Set<string>());
  const [lostIds, setLostIds] = useState<ReadonlySet<string>>(new Set());

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

  const [keepPicture] = useState(() => async (picture: NewPicture) => {
    if (!(await draftPictures.keep(picture))) setLostIds((before) => new Set([...before, picture.id]));
  });

  useEffect(() => {
    for (const picture of pictures) {
      if (picture.kind === 'saved' || keptIds.current.has(picture.id)) continue;
      keptIds.current.add(picture.id);
      void keepPicture(picture);
    }
  }, [pictures, keepPicture]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    // Phones close a page in the background without a further event (web.dev, Page Lifecycle).
    document.addEventListener('visibilitychange', flush);
    const unsubscribe = onSessionExpired(() => {
      flush();
      if (latest.current && !isRemoved.current) formDraft.interrupt();
    });
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush, formDraft, onSessionExpired]);

  return {
    offer,
    isInterrupted: formDraft.isInterrupted(),
    isDraftSaved,
    arePicturesKept: !pictures.some(({ id }) => lostIds.has(id)),
    async resume() {
      flush();
      const resumed = formDraft.resume();
      setOffer(formDraft.offer());
      if (!resumed) return null;
      const restored = await draftPictures.load(listNewPictureIds(resumed));
      for (const { id } of restored) keptIds.current.add(id);
      return { fields: resumed, pictures: restored };
    },
    discard() {
      formDraft.discard();
      setOffer(formDraft.offer());
    },
    remove() {
      isRemoved.current = true;
      formDraft.remove(latest.current);
    },
  };
}

type Kept = Pick<DraftState, 'isDraftSaved' | 'arePicturesKept'>;

/** Asked before a changed form is left: what of it stays. */
export const createLeaveQuestion = (kept: Kept): ConfirmQuestion => ({
  title: 'Leave without saving?',
  description: describeKept(kept),
  confirm: 'Leave',
});

function describeKept({ isDraftSaved, arePicturesKept }: Kept): string {
  if (!isDraftSaved) return 'This browser cannot save drafts: what you typed and added will be lost.';
  return arePicturesKept
    ? 'What you typed and the pictures you added stay on this device as a draft.'
    : 'What you typed stays on this device as a draft. Pictures you added would have to be chosen again.';
}
