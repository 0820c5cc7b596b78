import { field } from '#features/shared/field.ts';
import type { PictureChoice } from './profile-picture.ts';

/** What stood in the profile form when the session ended or the page was left; a chosen picture cannot be kept. */
export interface ProfileDraft {
  readonly name: string;
  readonly picture: PictureChoice['kind'];
}

/** The browser's `sessionStorage`, or a test's. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type ProfileDrafts = ReturnType<typeof createProfileDrafts>;

const key = 'profile-draft';

/**
 * Keeps the draft in this tab until whoever typed it has signed in again.
 * @param storage null where the browser forbids it
 */
export function createProfileDrafts(storage: TabStorage | null) {
  return {
    /** @param user what identifies whoever is signed in. @returns null when nothing of theirs was kept */
    load(user: string): ProfileDraft | null {
      const kept = read(storage?.getItem(key) ?? 'null');
      const [name, picture] = [field(kept, 'name'), field(kept, 'picture')];
      if (field(kept, 'user') !== user || typeof name !== 'string') return null;
      return { name, picture: picture === 'chosen' || picture === 'removed' ? picture : 'kept' };
    },

    keep(user: string, draft: ProfileDraft): void {
      try {
        storage?.setItem(key, JSON.stringify({ user, ...draft }));
      } catch {
        // Storage throws when it is full (HTML standard, "The Storage interface"); then nothing can be kept.
      }
    },

    drop: (): void => storage?.removeItem(key),
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
