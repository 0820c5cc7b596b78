import { createRandomKey } from '#features/admin/random-key.ts';
import type { Draft, DraftFields, DraftKey, DraftStore } from './draft-store.ts';

const maxOffers = 5;

export type FormDraft = ReturnType<typeof createFormDraft>;

/** Saves under the form instance's own key; drafts of earlier visits and other tabs are offered, newest first. */
export function createFormDraft(drafts: DraftStore, draftKey: DraftKey) {
  const storedDrafts = drafts.list(draftKey);
  for (const { instanceKey } of storedDrafts.slice(maxOffers)) drafts.remove(draftKey, instanceKey);
  let offers = storedDrafts.slice(0, maxOffers);
  let ownKey = createRandomKey();

  return {
    offer: (): Draft | null => offers[0]?.draft ?? null,

    /** Null removes the draft. @returns false when storage is forbidden or full */
    save(fields: DraftFields | null): boolean {
      if (fields) return drafts.save(draftKey, ownKey, fields);
      drafts.remove(draftKey, ownKey);
      return true;
    },

    /** Continues the offered draft in this form. What was typed here before is offered next. */
    resume(): DraftFields | null {
      const [offered, ...others] = offers;
      if (!offered) return null;
      const typedHere = drafts.list(draftKey).filter(({ instanceKey }) => instanceKey === ownKey);
      offers = [...typedHere, ...others];
      ownKey = createRandomKey();
      // A tab that is still typing this draft saves it again under its own key.
      if (drafts.save(draftKey, ownKey, offered.draft.fields)) drafts.remove(draftKey, offered.instanceKey);
      return offered.draft.fields;
    },

    discard(): void {
      const [discarded, ...others] = offers;
      if (discarded) drafts.remove(draftKey, discarded.instanceKey);
      offers = others;
    },

    remove: (): void => drafts.remove(draftKey, ownKey),
  };
}
