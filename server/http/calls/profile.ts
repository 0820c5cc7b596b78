import type { Answers } from '#contract/answers.ts';
import { ProfilePatchSchema } from '#contract/account-inputs.ts';
import { updateProfile } from '#server/accounts/profiles.ts';
import type { Handler, ServerDeps } from '#server/http/context.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { validate } from '#server/http/listener/request-body.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { Form } from '#server/http/uploads/multipart-form.ts';
import type { SaveWithPictures } from '#server/http/uploads/save-with-pictures.ts';

/** A name is the only text. */
const pictureFile = { field: 'profilePic', max: 1, textBytes: 16 * 1024 } as const;
const notSignedIn = () => new HttpFailure(401, 'Please sign in');

/** `PATCH /auth/me`: saves the signed-in person's name and picture; not part of the specification. */
export function createProfileSave(
  { clock }: ServerDeps,
  access: Access,
  limiter: RateLimiter,
  save: SaveWithPictures,
): Handler {
  return async (context) => {
    const session = await access.session(context);
    if (!session) throw notSignedIn();
    const { _id: id } = session.account.user;
    await limiter.profile(context, id);
    const user = await save(context, {
      session,
      kind: 'portrait',
      files: pictureFile,
      read: async (form) => {
        if (form.images.length > 0) await limiter.portrait(context, id);
        const { name } = validate(ProfilePatchSchema, { name: form.fields.get('name')?.at(-1) });
        return { name, picture: readPictureText(form) };
      },
      write: async (trx, { name, picture }, [stored]) => {
        const saved = await updateProfile(trx, id, { name, picture: stored ?? picture }, clock.now());
        if (!saved) throw notSignedIn();
        return saved;
      },
    });
    return context.json({ message: 'Profile updated successfully', user } satisfies Answers['profile']);
  };
}

/** An empty text removes the picture; any other text is ignored. */
function readPictureText({ fields }: Form): '' | undefined {
  return fields.get(pictureFile.field)?.at(-1) === '' ? '' : undefined;
}
