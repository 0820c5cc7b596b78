import * as v from 'valibot';
import { ProfilePatchSchema } from '#contract/account-inputs.ts';
import { limits } from '#contract/limits.ts';
import { parseJson, readKey } from '#features/shared/read-answer.ts';

export type PictureChoice =
  | { readonly kind: 'kept' }
  | { readonly kind: 'removed' }
  /** `address` is an object URL. */
  | { readonly kind: 'chosen'; readonly file: File; readonly address: string };

export function validatePicture({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose a picture, such as a JPEG or PNG file';
  const megabytes = limits.pictureBytes / 1024 / 1024;
  return size > limits.pictureBytes ? `The picture can have at most ${megabytes} MB` : undefined;
}

/** What the form has. */
export const ProfileSchema = v.object({
  name: ProfilePatchSchema.entries.name.wrapped,
  profilePic: v.pipe(
    v.custom<PictureChoice>(() => true),
    v.check(
      (picture) => picture.kind !== 'chosen' || validatePicture(picture.file) === undefined,
      ({ input }) => (input.kind === 'chosen' && validatePicture(input.file)) || '',
    ),
  ),
});

/** The body of `AuthApi.saveProfile`. */
export function createProfileFormData(name: string, picture: PictureChoice): FormData {
  const form = new FormData();
  form.set('name', name);
  if (picture.kind === 'chosen') form.set('profilePic', picture.file);
  if (picture.kind === 'removed') form.set('profilePic', '');
  return form;
}

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
      const stored = parseJson(storage?.getItem(key));
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
