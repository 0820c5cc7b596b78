import type { Answers } from '#contract/answers.ts';
import { ProfilePatchSchema } from '#contract/profile-input.ts';
import { changeProfile } from '#server/accounts/profiles.ts';
import type { Access } from './access.ts';
import type { Handler, ServerDeps } from './context.ts';
import { HttpFailure } from './failure.ts';
import type { Limiter } from './limits.ts';
import type { Form } from './multipart.ts';
import type { ReceiveForm } from './receive-form.ts';
import type { SaveWithPictures } from './uploads.ts';
import { validated } from './validation.ts';

const pictureFile = { field: 'profilePic', most: 1 } as const;
const notSignedIn = () => new HttpFailure(401, 'Please sign in');

/** `PATCH /auth/me`: saves the signed-in person's name and picture; not part of the specification. */
export function createProfileSave(
  { clock }: ServerDeps,
  access: Access,
  limiter: Limiter,
  receive: ReceiveForm,
  save: SaveWithPictures,
): Handler {
  return async (context) => {
    const session = await access.session(context);
    if (!session) throw notSignedIn();
    const { _id: id } = session.account.user;
    await limiter.profile(context, id);
    const change = async (form: Form) => {
      if (form.images.length > 0) await limiter.portrait(context, id);
      const { name } = validated(ProfilePatchSchema, { name: form.fields.get('name')?.at(-1) });
      const user = await save(form.images, async (inside, [stored]) => {
        const picture = stored ?? pictureText(form);
        const saved = await changeProfile(inside, id, { name, picture }, clock.now());
        if (!saved) throw notSignedIn();
        return saved;
      });
      return context.json({ message: 'Profile updated successfully', user } satisfies Answers['profile']);
    };
    return receive(context, change, pictureFile);
  };
}

/** An empty text removes the picture; any other text is ignored. */
function pictureText({ fields }: Form): '' | undefined {
  return fields.get(pictureFile.field)?.at(-1) === '' ? '' : undefined;
}
