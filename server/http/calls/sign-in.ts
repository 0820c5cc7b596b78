import { randomBytes } from 'node:crypto';
import { ProfilePatchSchema } from '#contract/account-inputs.ts';
import { features, memberFeatures } from '#contract/features.ts';
import type { signIn, sessions } from '#contract/operations/accounts.ts';
import {
  findOrCreateGoogleAccount,
  GoogleFailure,
  type VerifyGoogle,
} from '#server/accounts/google/google-claims.ts';
import { codeMinutes, redeemCode } from '#server/accounts/one-time-codes.ts';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { finishReset, resetMinutes } from '#server/accounts/passwords/password-resets.ts';
import { mailCode, mailReset, preparePasswordChangedMail } from '#server/accounts/recovery-mails.ts';
import { findAccountByEmail, type Account, updateProfile } from '#server/accounts/users.ts';
import { loadOnce } from '#server/concurrency.ts';
import type { SessionKind } from '#server/database/schema.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { validate } from '#server/http/listener/request-body.ts';
import type { CallDeps, Handlers } from '#server/http/serve.ts';
import { signInRequired } from '#server/http/sessions/access.ts';
import { Refusal, invalidField, retryAfter } from '#server/refusal.ts';

/** By password, Google or a mailed code, and the password reset by a mailed link. */
export function createSignInHandlers(deps: CallDeps): Handlers<typeof signIn> {
  const { database, clock, config, log, background, sessions, devices, limiter, changes, outbox } = deps;
  const { firebase } = config;
  const loadVerifier =
    firebase &&
    loadOnce(async () => {
      const { createGoogleVerifier } = await import('#server/accounts/google/google-token.ts');
      return createGoogleVerifier(firebase, clock);
    });

  const tellChange = (account: Account, at: number) => preparePasswordChangedMail(deps, account, at);

  const logRefusal = (context: HttpContext, event: string, reason?: string) => {
    const address = clientAddress(context, config.trustProxy);
    log.warn({ id: context.get('requestId'), address, event, reason });
  };

  const findGoogleAccount = async (verify: VerifyGoogle, idToken: string) => {
    const account = await findOrCreateGoogleAccount(database.db, await verify(idToken), clock.now());
    if (!account) throw new GoogleFailure('refused', 'the e-mail belongs to another account');
    if (account.disabled) throw new GoogleFailure('refused', 'the account is disabled');
    return account;
  };

  return {
    login: async ({ context, input: { email, password } }) => {
      await limiter.password(context, email);
      const account = await findAccountByEmail(database.db, email);
      // Verified also for an unknown account, so that the response time is the same.
      const isCorrect = await verifyPassword(account?.passwordHash, password);
      if (!account || account.disabled || !isCorrect) {
        logRefusal(context, 'sign-in refused');
        throw new Refusal(401, 'Email or password is incorrect');
      }
      const { user, isAdmin } = account;
      await sessions.start(context, account, isAdmin ? 'admin' : 'member');
      // The specification's answer has a token; this one is random and no credential.
      return { user, isAdmin, token: randomBytes(16).toString('base64url') };
    },

    googleLogin: async ({ context, input: { idToken } }) => {
      if (!loadVerifier) throw new Refusal(503, 'Google sign-in is not set up');
      await limiter.google(context);
      const verify = await loadVerifier();
      const account = await findGoogleAccount(verify, idToken).catch((cause: unknown) => {
        if (!(cause instanceof GoogleFailure)) throw cause;
        // The reason is not sent to the client.
        logRefusal(context, 'sign-in refused', `Google: ${cause.message}`);
        if (cause.kind === 'refused') throw new Refusal(401, 'Google sign-in failed. Please try again.');
        throw new Refusal(
          503,
          'Google cannot be reached right now. Please try again in a minute.',
          retryAfter(60),
        );
      });
      // A member's session also for administrators.
      await sessions.start(context, account, 'member');
      return { user: account.user };
    },

    sendOtp: async ({ context, input: { email } }) => {
      const proof = await limiter.mail(context, email);
      // After the answer, which must not reveal whether the account exists.
      background.run('mailing a code', () => mailCode(deps, email, proof));
      return { message: tellMail(config, 'If this address has an account', 'code', codeMinutes) };
    },

    forgotPassword: async ({ context, input: { email } }) => {
      const proof = await limiter.mail(context, email);
      background.run('mailing a reset', () => mailReset(deps, email, proof));
      const condition = 'If this address has an account with a password';
      return { message: tellMail(config, condition, 'link', resetMinutes) };
    },

    verifyOtp: async ({ context, input: { email, otp } }) => {
      const proof = await limiter.code(context, email);
      const account = await redeemCode(database.db, clock, email, otp, proof);
      if (!account) {
        logRefusal(context, 'code refused');
        throw new Refusal(401, 'The code is wrong or has expired');
      }
      // A member's session also for administrators: access to a mailbox must not open the admin area.
      await sessions.start(context, account, 'member');
      return { user: account.user };
    },

    resetPassword: async ({ context, input }) => {
      await limiter.reset(context, input);
      const problem = await findPasswordProblem(input.newPassword, input.email);
      if (problem !== undefined) throw invalidField('newPassword', problem);
      const { address } = changes.originOf(context, '');
      const account = await finishReset(database.db, clock, input, tellChange, address);
      if (!account) {
        logRefusal(context, 'reset refused');
        throw new Refusal(400, 'This link has expired or was used already. Please ask for a new one.');
      }
      const { _id: userId } = account.user;
      changes.log(context, { userId, address }, [{ action: 'change password' }]);
      // The mail proves who it is: strangers' tries must not block the next sign-in with this browser.
      devices.write(context, await devices.remember(context, database.db, userId));
      outbox.wake();
      return { message: 'Your password was changed. Please sign in with the new one.' };
    },
  };
}

/** What happens, for every address alike. Without a mail server each mail is a file (`mail/mailer.ts`). */
const tellMail = (
  { smtpUrl }: ServerDeps['config'],
  condition: string,
  secret: 'code' | 'link',
  minutes: number,
): string =>
  smtpUrl === undefined
    ? `This server sends no mail, as no mail server is set up. ${condition}, the mail with its ${secret} is a file ` +
      `in the folder “outbox” on the server: please ask whoever looks after it. The ${secret} is valid for ${minutes} minutes.`
    : `${condition}, a ${secret} is on its way. It is valid for ${minutes} minutes.`;

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
