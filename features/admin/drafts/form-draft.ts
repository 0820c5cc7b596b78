import { createRandomKey } from '#features/admin/random-key.ts';
import type { DraftPictures } from './draft-pictures.ts';
import {
  listNewPictureIds,
  type Draft,
  type DraftFields,
  type DraftKey,
  type DraftStore,
} from './draft-store.ts';

/**
 * Saves under the form instance's own key; drafts of earlier visits and other tabs are offered, newest first, and
 * before them the one that the end of the session interrupted.
 */
export function createFormDraft(drafts: DraftStore, pictures: DraftPictures, draftKey: DraftKey) {
  const interruptedKey = drafts.interruptedKey(draftKey);
  let offers = drafts
    .list(draftKey)
    .sort(
      (one, other) =>
        Number(other.instanceKey === interruptedKey) - Number(one.instanceKey === interruptedKey),
    );
  const removals = drafts.countRemovals();
  let ownKey = createRandomKey();

  /** With its pictures, but for those that another draft names. */
  function remove(instanceKey: string, fields: DraftFields | null) {
    drafts.remove(draftKey, instanceKey);
    const unnamed = listNewPictureIds(fields).filter((id) => !drafts.namesPicture(id));
    if (unnamed.length > 0) void pictures.remove(unnamed);
  }

  return {
    offer: (): Draft | null => offers[0]?.draft ?? null,

    /** Whether the end of the session has interrupted the offered draft. */
    isInterrupted: (): boolean =>
      interruptedKey !== null &&
      offers[0]?.instanceKey === interruptedKey &&
      drafts.interruptedKey(draftKey) === interruptedKey,

    /** The session ends: this draft is continued after the next sign-in. */
    interrupt: (): void => drafts.setInterrupted(draftKey, ownKey),

    /** Null removes the draft. @returns false when storage is forbidden or full */
    save(fields: DraftFields | null): boolean {
      if (drafts.countRemovals() !== removals) return false;
      if (fields) return drafts.save(draftKey, ownKey, fields);
      drafts.remove(draftKey, ownKey);
      return true;
    },

    /** Continues the offered draft in this form. What was typed here before is offered next. */
    resume(): DraftFields | null {
      const [offered, ...others] = offers;
      if (!offered) return null;
      if (offered.instanceKey === interruptedKey) drafts.setInterrupted(null);
      const typedHere = drafts.list(draftKey).filter(({ instanceKey }) => instanceKey === ownKey);
      offers = [...typedHere, ...others];
      ownKey = createRandomKey();
      // A tab that is still typing this draft saves it again under its own key.
      if (drafts.save(draftKey, ownKey, offered.draft.fields)) drafts.remove(draftKey, offered.instanceKey);
      return offered.draft.fields;
    },

    discard(): void {
      const [discarded, ...others] = offers;
      if (discarded) remove(discarded.instanceKey, discarded.draft.fields);
      offers = others;
    },

    /** @param fields what the form holds */
    remove: (fields: DraftFields | null): void => remove(ownKey, fields),
  };
}
