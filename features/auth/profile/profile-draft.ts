import { readKey } from '#features/shared/read-answer.ts';
import type { PictureChoice } from './profile-picture.ts';

/** The unsaved profile form when the session ended or the page was left; a file cannot be stored. */
export interface ProfileDraft {
  readonly name: string;
  readonly picture: PictureChoice['kind'];
}

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type ProfileDrafts = ReturnType<typeof createProfileDrafts>;

const key = 'profile-draft';

/** In this tab, until the same user returns. @param storage null where the browser forbids it */
export function createProfileDrafts(storage: TabStorage | null) {
  return {
    /** @param user the user's `identityOf` @returns null without a draft of this user */
    load(user: string): ProfileDraft | null {
      const stored = parseJson(storage?.getItem(key) ?? 'null');
      const [name, picture] = [readKey(stored, 'name'), readKey(stored, 'picture')];
      if (readKey(stored, 'user') !== user || typeof name !== 'string') return null;
      return { name, picture: picture === 'chosen' || picture === 'removed' ? picture : 'kept' };
    },

    save(user: string, draft: ProfileDraft): void {
      try {
        storage?.setItem(key, JSON.stringify({ user, ...draft }));
      } catch {
        // Storage is full (HTML standard, "The Storage interface"); the draft is lost.
      }
    },

    remove: (): void => storage?.removeItem(key),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
