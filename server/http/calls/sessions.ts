import { features, memberFeatures } from '#contract/features.ts';
import type { sessions } from '#contract/operations/accounts.ts';
import { updateProfile } from '#server/accounts/users.ts';
import type { SessionKind } from '#server/database/schema.ts';
import type { HttpContext } from '#server/http/context.ts';
import { validate } from '#server/http/listener/request-body.ts';
import type { CallDeps, Handlers } from '#server/http/serve.ts';
import { signInRequired } from '#server/http/sessions/access.ts';
import { ProfilePatchSchema } from '#contract/account-inputs.ts';

/** A name is the only text. */
const pictureFile = { field: 'profilePic', max: 1, textBytes: 16 * 1024 } as const;

export function createSessionHandlers(deps: CallDeps): Handlers<typeof sessions> {
  const { clock, access, limiter } = deps;
  const logOut = async (context: HttpContext, kinds: readonly SessionKind[]) => {
    for (const kind of kinds) await deps.sessions.end(context, kind);
    return { message: 'Logged out successfully' };
  };

  return {
    readSession: async ({ context }) => {
      const session = await access.session(context);
      return session ? { user: session.account.user, features: memberFeatures } : { user: null };
    },
    verifyAdministrator: ({ session }) => ({ user: session.account.user, isAdmin: true, features }),
    // The site's logout ends both sessions of this browser; the admin area's leaves the visitor's session.
    logout: ({ context }) => logOut(context, ['member', 'admin']),
    adminLogout: ({ context }) => logOut(context, ['admin']),
    editProfile: {
      limit: ({ context, session }) => limiter.profile(context, session.account.user._id),
      run: async ({ context, session, save }) => {
        const { _id: id } = session.account.user;
        const user = await save({
          kind: 'portrait',
          files: pictureFile,
          read: async (form) => {
            if (form.images.length > 0) await limiter.portrait(context, id);
            const { name } = validate(ProfilePatchSchema, { name: form.fields.get('name')?.at(-1) });
            // An empty text removes the picture; any other text is ignored.
            const isRemoved = form.fields.get(pictureFile.field)?.at(-1) === '';
            return { name, picture: isRemoved ? ('' as const) : undefined };
          },
          write: async (trx, { name, picture }, [stored]) => {
            const saved = await updateProfile(trx, id, { name, picture: stored ?? picture }, clock.now());
            if (!saved) throw signInRequired();
            return saved;
          },
        });
        return { message: 'Profile updated successfully', user };
      },
    },
  };
}
