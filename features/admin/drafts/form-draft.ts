import { createRandomKey } from '#features/admin/random-key.ts';
import type { Draft, DraftFields, DraftKey, DraftStore } from './draft-store.ts';

/** Drafts of one form that are kept; older ones are deleted. */
const maxOffers = 5;

export type FormDraft = ReturnType<typeof createFormDraft>;

/** Saves under the form instance's own key; drafts of earlier visits and other tabs are offered, newest first. */
export function createFormDraft(drafts: DraftStore, of: DraftKey) {
  const found = drafts.list(of);
  for (const { opening } of found.slice(maxOffers)) drafts.drop(of, opening);
  let offers = found.slice(0, maxOffers);
  let own = createRandomKey();

  return {
    offer: (): Draft | null => offers[0]?.draft ?? null,

    /** Null removes the draft. @returns false when storage is forbidden or full */
    keep(fields: DraftFields | null): boolean {
      if (fields) return drafts.save(of, own, fields);
      drafts.drop(of, own);
      return true;
    },

    /** Continues the offered draft in this form. What was typed here before is offered next. */
    take(): DraftFields | null {
      const [taken, ...others] = offers;
      if (!taken) return null;
      const instead = drafts.list(of).filter(({ opening }) => opening === own);
      offers = [...instead, ...others];
      own = createRandomKey();
      // A tab that is still typing this draft saves it again under its own key.
      if (drafts.save(of, own, taken.draft.fields)) drafts.drop(of, taken.opening);
      return taken.draft.fields;
    },

    discard(): void {
      const [unwanted, ...others] = offers;
      if (unwanted) drafts.drop(of, unwanted.opening);
      offers = others;
    },

    drop: (): void => drafts.drop(of, own),
  };
}
