import { newKey } from '#features/admin/new-key.ts';
import type { Draft, DraftFields, DraftOf, Drafts } from './drafts.ts';

/** How many drafts of a form wait for somebody to decide about them; older ones make room. */
const most = 5;

export type DraftKeeper = ReturnType<typeof createKeeper>;

/**
 * The drafts of one opened form. It keeps its texts in a place of its own. What earlier visits left, or another
 * tab is typing, is offered, the newest first, and stays as it is until somebody decides about it.
 */
export function createKeeper(drafts: Drafts, of: DraftOf) {
  const found = drafts.list(of);
  for (const { opening } of found.slice(most)) drafts.drop(of, opening);
  let offers = found.slice(0, most);
  let own = newKey();

  return {
    /** The draft to decide about. */
    offer: (): Draft | null => offers[0]?.draft ?? null,

    /** Keeps the form's texts; null when they hold nothing that is not stored. @returns false when it cannot */
    keep(fields: DraftFields | null): boolean {
      if (fields) return drafts.save(of, own, fields);
      drafts.drop(of, own);
      return true;
    },

    /** The draft goes on in this form. What was typed instead of it so far is offered in its turn. */
    take(): DraftFields | null {
      const [taken, ...others] = offers;
      if (!taken) return null;
      const instead = drafts.list(of).filter(({ opening }) => opening === own);
      offers = [...instead, ...others];
      own = newKey();
      // Another tab that is still typing it goes on keeping its own.
      if (drafts.save(of, own, taken.draft.fields)) drafts.drop(of, taken.opening);
      return taken.draft.fields;
    },

    discard(): void {
      const [unwanted, ...others] = offers;
      if (unwanted) drafts.drop(of, unwanted.opening);
      offers = others;
    },

    /** The form was saved: its draft has done its work. */
    drop: (): void => drafts.drop(of, own),
  };
}
